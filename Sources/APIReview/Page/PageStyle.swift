/// How a page looks, in light and dark, on a desk and on a phone.
enum PageStyle {
  static var sheet: Markup { "\(colours)\(layout)\(changes)\(code)\(PageFilter.rules)\(narrow)" }

  /// Each pair of text and ground has a contrast of 4.5 at least (WCAG 2.2, 1.4.3).
  private static let colours: Markup = """

    :root{--paper:#fff;--ground:#f6f7f9;--ink:#1a1f26;--dim:#59636e;--line:#dde2e8;--soft:#eef1f4;--focus:#0969da;
    --red:#b3231a;--redbg:#fdeae8;--amber:#7d4e00;--amberbg:#fcf0d8;--green:#1a6637;--greenbg:#e4f4ea;
    --del:#fff0ee;--delmark:#ffd6d1;--ins:#ebfaef;--insmark:#bdeeca;
    --k:#7136bf;--s:#0b4f8a;--t:#8a3a00;--n:#0550ae;--c:#505a65}
    @media (prefers-color-scheme:dark){:root{--paper:#161a20;--ground:#0f1216;--ink:#e4e9f0;--dim:#98a3b1;--line:#2b323c;--soft:#20262e;--focus:#6cb0ff;
    --red:#ff9d94;--redbg:#471d1a;--amber:#f0c26c;--amberbg:#3d2f10;--green:#87d7a1;--greenbg:#173624;
    --del:#341b1c;--delmark:#5c2526;--ins:#14291c;--insmark:#1c4828;
    --k:#cdb0ff;--s:#9bcdf8;--t:#f2b583;--n:#9acaff;--c:#a6b1be}}

    """

  private static let layout: Markup = """
    *{box-sizing:border-box}
    html{scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
    body>input{position:fixed;top:0;left:0;width:1px;height:1px;margin:0;opacity:0}
    code,.meta,.hunk,h2,h4,nav a{font-family:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
    p,h1,h2,h3,h4,ol,ul{margin:0;padding:0}
    a{color:inherit}
    .f{display:none}
    .dim{color:var(--dim)}
    .breaking{color:var(--red);background:var(--redbg)}
    .risky{color:var(--amber);background:var(--amberbg)}
    .safe{color:var(--green);background:var(--greenbg)}
    .star{color:var(--red)}
    .page{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:110rem;margin:0 auto}
    header{grid-column:1/-1;position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:.35rem 1rem;padding:.7rem 1.25rem;background:var(--paper);border-bottom:1px solid var(--line)}
    .tool{color:var(--dim)}
    h1{font-size:1rem;font-weight:650;overflow-wrap:anywhere}
    h1 i{font-style:normal;color:var(--dim);padding:0 .15em}
    .version{color:var(--dim);white-space:nowrap}
    .version b{padding:.1rem .5rem;border-radius:.3rem;margin-left:.2rem}
    .filters{margin-left:auto;display:flex;flex-wrap:wrap;gap:.5rem 1rem}
    .verdicts,.axes{display:flex}
    .verdicts{gap:.35rem}
    .filters label{cursor:pointer;padding:.25rem .7rem;border-radius:.4rem;white-space:nowrap;font-size:.8125rem;border:1px solid transparent}
    .axes{border:1px solid var(--line);border-radius:.4rem}
    .axes label{border:0;color:var(--dim)}
    .filters b{display:none}
    nav{position:sticky;top:3.5rem;align-self:start;max-height:calc(100vh - 3.5rem);overflow-y:auto;padding:1rem 0 2rem .75rem}
    nav ol{list-style:none}
    nav li{--as:block}
    nav a{display:flex;justify-content:space-between;align-items:baseline;gap:.75rem;padding:.22rem .5rem;border-radius:.35rem;text-decoration:none;font-size:.78rem;overflow-wrap:anywhere}
    nav a:hover{background:var(--soft)}
    nav b{font-weight:600}
    .squares{flex:none;display:flex;flex-wrap:wrap;justify-content:flex-end;gap:2px;max-width:4.4rem}
    .squares i{--as:block;width:.5rem;height:.5rem;border-radius:2px;background:currentColor}
    main{--as:block;padding:1rem 1.25rem 3rem;min-width:0}
    .note,.silent{--as:block;padding:.5rem .8rem;margin-bottom:.6rem;border:1px solid var(--line);border-radius:.45rem;background:var(--paper);overflow-wrap:anywhere}
    .note{background:var(--amberbg);border-color:transparent}
    footer{grid-column:1/-1;padding:1rem 1.25rem 2rem;border-top:1px solid var(--line);color:var(--dim);font-size:.8rem}
    .none{color:var(--dim);padding:.5rem .8rem}
    main>details{margin-top:2rem;color:var(--dim)}
    main>details ul{padding-left:1.2rem;overflow-wrap:anywhere}
    :focus-visible{outline:2px solid var(--focus);outline-offset:1px}

    """

  private static let changes: Markup = """
    section{--as:block;margin-bottom:1.6rem}
    h2{font-size:.92rem;font-weight:400;margin:0 0 .45rem .1rem;overflow-wrap:anywhere}
    h2 b{font-weight:650}
    article{--as:block;background:var(--paper);border:1px solid var(--line);border-radius:.5rem;margin-bottom:.6rem;overflow:hidden;content-visibility:auto;contain-intrinsic-size:auto 12rem}
    .change{--as:grid;grid-template-columns:15.5rem minmax(0,1fr) auto;gap:0 .9rem;align-items:baseline;padding:.5rem .8rem}
    .change:target{background:var(--soft)}
    .change+.change{border-top:1px solid var(--line)}
    .chips{display:flex;flex-wrap:wrap;gap:.3rem;font-size:.75rem}
    .chips span{padding:.05rem .45rem;border-radius:.3rem;white-space:nowrap}
    .chips b{font-weight:650}
    .chips .safe{background:none;color:var(--dim)}
    .chips .safe b{font-weight:400}
    h3{font-size:.9rem;font-weight:500;overflow-wrap:anywhere}
    h3 code{font-size:.8rem;background:var(--soft);border-radius:.25rem;padding:.08em .3em;white-space:pre-wrap}
    .meta{grid-row:1;grid-column:3;font-size:.7rem;color:var(--dim);text-align:right;overflow-wrap:anywhere}
    .meta a{text-decoration:none;margin-left:.5rem}
    .meta a:hover{text-decoration:underline}
    .reach{grid-column:2/-1;color:var(--dim);font-size:.8rem;overflow-wrap:anywhere}
    .reach ul{padding-left:1.2rem;columns:18rem}
    summary{cursor:pointer;color:var(--dim)}
    .lines>summary{padding:.15rem .8rem;font-size:.72rem;border-top:1px solid var(--line)}
    .lines:not([open])>summary{padding-bottom:.25rem}

    """

  private static let code: Markup = """
    .sides{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));border-top:1px solid var(--line)}
    .sides>div+div{border-left:1px solid var(--line)}
    h4{font-size:.72rem;font-weight:400;color:var(--dim);background:var(--soft);padding:.2rem .8rem;overflow-wrap:anywhere}
    h4 b{font-weight:600;color:var(--ink)}
    .sides .none{font-size:.8rem}
    .hunk{font-size:.75rem;line-height:1.55;padding:.2rem 0;tab-size:2}
    .hunk+.hunk{border-top:1px dashed var(--line)}
    .hunk+h4{border-top:1px solid var(--line)}
    .hunk>div{display:grid;grid-template-columns:3.1rem 1.3rem minmax(0,1fr)}
    .hunk i{font-style:normal;color:var(--dim);text-align:right;user-select:none}
    .hunk i+i{text-align:center}
    .hunk code{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;padding:0 .6rem 0 4ch;text-indent:-4ch}
    .del{background:var(--del)}
    .ins{background:var(--ins)}
    mark{color:inherit;border-radius:2px;background:var(--soft)}
    .del mark{background:var(--delmark)}
    .ins mark{background:var(--insmark)}
    .k{color:var(--k)}.s{color:var(--s)}.t{color:var(--t)}.n{color:var(--n)}.c{color:var(--c)}

    """

  private static let narrow: Markup = """
    @media (max-width:75rem){.change{grid-template-columns:15.5rem minmax(0,1fr)}.meta{grid-row:auto;grid-column:2;text-align:left}}
    @media (max-width:60rem){
    html{scroll-padding-top:1rem}
    .page{display:block}
    header,nav{position:static}
    header{padding:.7rem .8rem}
    .filters{margin-left:0}
    nav{max-height:12.5rem;padding:.4rem .3rem;border-bottom:1px solid var(--line)}
    main{padding:.8rem .5rem 4rem}
    .sides{grid-template-columns:minmax(0,1fr)}
    .sides>div+div{border-left:0;border-top:1px solid var(--line)}
    }
    @media (max-width:40rem){
    .filters label{padding:.35rem .7rem}
    .change{grid-template-columns:minmax(0,1fr);row-gap:.25rem;padding:.6rem .7rem}
    .change>*{grid-column:1}
    .hunk>div{grid-template-columns:2.3rem 1rem minmax(0,1fr)}
    }
    @media print{header,nav{position:static}.filters{display:none}}

    """
}
