#if canImport(FoundationNetworking)
  import Foundation

  /// libcurl, which FoundationNetworking stands on and has loaded, by its own interface.
  ///
  /// URLSession on Linux reads an `InputStream` with blocking calls on the one queue of all sessions, and has no way to be
  /// told that bytes will come later. libcurl has one.
  struct CurlLibrary: Sendable {
    typealias Handle = OpaquePointer

    // Only calls whose C declarations have been the same since 7.68 (2020), and numbers of its stable binary interface.
    typealias MakeHandle = @convention(c) () -> Handle?
    typealias UseHandle = @convention(c) (Handle) -> CInt
    typealias DropHandle = @convention(c) (Handle) -> Void
    typealias SetPointer = @convention(c) (Handle, CInt, UnsafeRawPointer?) -> CInt
    typealias SetNumber = @convention(c) (Handle, CInt, Int) -> CInt
    typealias GetPointer = @convention(c) (Handle, CInt, UnsafeMutableRawPointer) -> CInt
    typealias Pause = @convention(c) (Handle, CInt) -> CInt
    typealias Text = @convention(c) (CInt) -> UnsafePointer<CChar>?
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    typealias Join = @convention(c) (Handle, Handle) -> CInt
    typealias Perform = @convention(c) (Handle, UnsafeMutablePointer<CInt>) -> CInt
    typealias Poll =
      @convention(c) (Handle, UnsafeRawPointer?, CUnsignedInt, CInt, UnsafeMutablePointer<CInt>?) ->
      CInt
    typealias Read =
      @convention(c) (Handle, UnsafeMutablePointer<CInt>) -> UnsafeRawPointer?
    typealias AppendLine =
      @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
    typealias FreeList = @convention(c) (UnsafeMutableRawPointer?) -> Void

    let easyInit: MakeHandle
    let easyCleanup: DropHandle
    /// `curl_easy_setopt` takes one more argument of any type. On these architectures a call of that kind passes numbers and
    /// pointers just as any other call does.
    let setPointer: SetPointer
    let setNumber: SetNumber
    let getPointer: GetPointer
    let pause: Pause
    let errorText: Text
    let version: Version
    let multiInit: MakeHandle
    let multiCleanup: UseHandle
    let multiAdd: Join
    let multiRemove: Join
    let multiPerform: Perform
    let multiPoll: Poll
    let multiWakeUp: UseHandle
    let multiRead: Read
    let appendLine: AppendLine
    let freeList: FreeList

    /// Nil when it cannot be had: statically linked into the program, an old one, another architecture.
    static let shared = CurlLibrary()

    private init?() {
      #if arch(x86_64) || arch(arm64)
        let library = dlopen("libcurl.so.4", RTLD_NOW)
        func symbol<Function>(_ name: String, _: Function.Type = Function.self) -> Function? {
          dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let easyInit: MakeHandle = symbol("curl_easy_init"),
          let easyCleanup: DropHandle = symbol("curl_easy_cleanup"),
          let setPointer: SetPointer = symbol("curl_easy_setopt"),
          let setNumber: SetNumber = symbol("curl_easy_setopt"),
          let getPointer: GetPointer = symbol("curl_easy_getinfo"),
          let pause: Pause = symbol("curl_easy_pause"),
          let errorText: Text = symbol("curl_easy_strerror"),
          let version: Version = symbol("curl_version"),
          let multiInit: MakeHandle = symbol("curl_multi_init"),
          let multiCleanup: UseHandle = symbol("curl_multi_cleanup"),
          let multiAdd: Join = symbol("curl_multi_add_handle"),
          let multiRemove: Join = symbol("curl_multi_remove_handle"),
          let multiPerform: Perform = symbol("curl_multi_perform"),
          let multiPoll: Poll = symbol("curl_multi_poll"),
          let multiWakeUp: UseHandle = symbol("curl_multi_wakeup"),
          let multiRead: Read = symbol("curl_multi_info_read"),
          let appendLine: AppendLine = symbol("curl_slist_append"),
          let freeList: FreeList = symbol("curl_slist_free_all")
        else { return nil }
        self.easyInit = easyInit
        self.easyCleanup = easyCleanup
        self.setPointer = setPointer
        self.setNumber = setNumber
        self.getPointer = getPointer
        self.pause = pause
        self.errorText = errorText
        self.version = version
        self.multiInit = multiInit
        self.multiCleanup = multiCleanup
        self.multiAdd = multiAdd
        self.multiRemove = multiRemove
        self.multiPerform = multiPerform
        self.multiPoll = multiPoll
        self.multiWakeUp = multiWakeUp
        self.multiRead = multiRead
        self.appendLine = appendLine
        self.freeList = freeList
      #else
        return nil
      #endif
    }

    /// Such as `7.88.1`.
    var versionNumber: String {
      let text = version().map { String(cString: $0) } ?? ""
      return String(text.dropFirst("libcurl/".count).prefix { $0 != " " })
    }
  }

  /// Numbers of libcurl's interface (curl/curl.h).
  enum Curl {
    static let writeData: CInt = 10001
    static let url: CInt = 10002
    static let readData: CInt = 10009
    static let writeFunction: CInt = 20011
    static let readFunction: CInt = 20012
    static let headers: CInt = 10023
    static let headerData: CInt = 10029
    static let customRequest: CInt = 10036
    static let noProgress: CInt = 43
    static let upload: CInt = 46
    static let caFile: CInt = 10065
    static let headerFunction: CInt = 20079
    static let noSignal: CInt = 99
    static let acceptEncoding: CInt = 10102
    static let bodyLength: CInt = 30115
    static let protocols: CInt = 181
    static let suppressConnectHeaders: CInt = 265
    /// `CURLINFO_CAINFO`.
    static let defaultCAFile: CInt = 0x100000 + 61

    static let protocolsHTTPAndHTTPS = 3
    static let readAbort = 0x1000_0000
    static let readPause = 0x1000_0001
    static let messageDone: CInt = 1
    static let pauseNothing: CInt = 0
  }
#endif
