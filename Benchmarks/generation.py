"""What generating costs, as ratios in one run: against letting libyaml read the same files, and by the size of a spec.

Release builds. Times are CPU seconds of the child process, the least of several runs, less what a process costs that does
nothing (`endpointgen --version`); the machine may be busy, so that only ratios count.
"""

import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

from large_spec import spec

root = pathlib.Path(__file__).resolve().parent.parent
tool = root / ".build/release/endpointgen"
floor = root / "Benchmarks/.build/release/YAMLFloor"
# What the tool remembers of its runs belongs to this one.
os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp()


def cpu(command, cwd, runs=7):
    best = None
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        best = used if best is None else min(best, used)
    return best


def peak_memory(command, cwd):
    script = (
        "import resource,subprocess,sys;"
        "subprocess.run(sys.argv[1:],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL);"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    out = subprocess.run([sys.executable, "-c", script, *map(str, command)], cwd=cwd, check=True, capture_output=True)
    return int(out.stdout) / (1024 if sys.platform == "linux" else 1024 * 1024)


def project(texts):
    folder = pathlib.Path(tempfile.mkdtemp())
    (folder / "specs").mkdir()
    for name, text in texts.items():
        (folder / "specs" / name).write_text(text)
    return folder


start = cpu([tool, "--version"], root, runs=15)
empty = cpu([floor, "0"], root, runs=15)
print(f"process start: tool {1000 * start:.1f} ms, floor {1000 * empty:.1f} ms")
cat = cpu(["cat", "/dev/null"], root, runs=15)
print(
    f"{'spec':<28}{'libyaml':>10}{'CPU':>10}{'ratio':>7}{'wall':>10}{'ratio':>7}{'peak MB':>9}"
    f"{'read all':>10}{'no-op':>9}{'ratio':>7}"
)


def read_all(folder):
    """What reading all specs and all generated files costs, in one process."""
    files = sorted(str(p) for part in ("specs", "Generated") for p in (folder / part).rglob("*") if p.is_file())
    return cpu(["cat", *files], folder, runs=15) - cat


def measure(name, texts):
    folder = project(texts)
    paths = [str(path) for path in sorted((folder / "specs").glob("*.yaml"))]
    repeats = 20
    read, full, wall = [], [], []
    # In turns, so that a busy machine is busy for both.
    for _ in range(9):
        read.append((cpu([floor, str(repeats), *paths], folder, runs=1) - empty) / repeats)
        shutil.rmtree(folder / "Generated", ignore_errors=True)
        start_time = time.monotonic()
        full.append(cpu([tool, "generate", "--quiet"], folder, runs=1) - start)
        wall.append(time.monotonic() - start_time - start)
    read, full, wall = max(min(read), 1e-6), min(full), min(wall)
    again = cpu([tool, "generate", "--quiet"], folder, runs=15) - start
    floor_again = read_all(folder)
    shutil.rmtree(folder / "Generated")
    memory = peak_memory([tool, "generate", "--quiet"], folder)
    print(
        f"{name:<28}{1000 * read:>8.2f}ms{1000 * full:>8.1f}ms{full / read:>7.1f}{1000 * wall:>8.1f}ms"
        f"{wall / read:>7.1f}{memory:>9.0f}"
        f"{1000 * floor_again:>8.1f}ms{1000 * again:>7.1f}ms{again / max(floor_again, 1e-6):>7.1f}"
    )
    shutil.rmtree(folder)


own = {path.name: path.read_text() for path in (root / "specs").glob("*.yaml") if "child" not in path.name}
own.pop("loginlog.yaml")
own.pop("order.yaml")
measure("six of specs/", own)
for count in (100, 1000):
    measure(f"{count} endpoints", {"large.yaml": spec(count)})
measure("100 specs of 20 endpoints", {f"s{i}.yaml": spec(20).replace("LargeAPI", f"S{i}API") for i in range(100)})

print()
print("review of two states of a spec beside generating both, CPU ms of one run after the other")
print(f"{'edit':<36}{'changes':>8}{'generate':>10}{'review':>9}{'ratio':>7}{'--html':>9}")


def review(name, old, new):
    folders = [project({"large.yaml": text}) for text in (old, new)]
    paths = [str(folder / "specs/large.yaml") for folder in folders]
    command = [tool, "review", *paths]
    found = subprocess.run([*command, "--format", "json"], check=True, capture_output=True, text=True).stdout
    page = [*command, "--html", str(folders[0] / "page.html")]
    # In turns, so that a busy machine is busy for all of them.
    generate, compare, show = [], [], []
    for _ in range(5):
        for folder in folders:
            shutil.rmtree(folder / "Generated", ignore_errors=True)
        generate.append(sum(cpu([tool, "generate", "--quiet"], folder, runs=1) for folder in folders))
        compare.append(cpu(command, folders[0], runs=1))
        show.append(cpu(page, folders[0], runs=1))
    whole, part = min(generate), min(compare)
    print(
        f"{name:<36}{found.count(chr(34) + 'rule' + chr(34)):>8}{1000 * whole:>8.1f}ms{1000 * part:>7.1f}ms"
        f"{part / whole:>7.2f}{1000 * min(show):>7.1f}ms"
    )
    for folder in folders:
        shutil.rmtree(folder)


large = spec(1000)
review("1,000 endpoints, no change", large, large)
review("1,000 endpoints, one path", large, large.replace("things7", "stuff7", 1))
review("1,000 endpoints, each one's path", large, large.replace("/things", "/stuff"))
review("1,000 endpoints, each one's arguments", large, large.replace("page: Int = 1", "page: Int = 2"))
review("1,000 endpoints, each renamed", large, large.replace("      call", "      send"))
review("1,000 endpoints, ten shared models", large, large.replace("price: Decimal", "price: \"Decimal?\""))

print()
print("compiling what was generated, CPU seconds of swiftc in debug, one module")
for count in (100, 1000):
    folder = project({"large.yaml": spec(count)})
    subprocess.run([tool, "generate", "--quiet"], cwd=folder, check=True)
    sources = [str(path) for path in (folder / "Generated/LargeClient").glob("*.swift")]
    command = [
        "swiftc", "-c", "-Onone", "-wmo", "-swift-version", "6", "-I", str(root / ".build/release/Modules"),
        "-module-name", "LargeClient", "-o", str(folder / "large.o"), *sources,
    ]
    used = cpu(command, folder, runs=2)
    print(f"{count:>6} endpoints {used:>8.2f} s {1000 * used / count:>8.2f} ms each")
    shutil.rmtree(folder)
