import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A TCP socket on the loopback interface, blocking, closed once.
final class Socket: @unchecked Sendable {
  enum Failure: Error {
    case system(call: String, errno: Int32)
  }

  let descriptor: Int32
  private let lock = NSLock()
  private var isClosed = false
  /// Counts what comes on all connections of a server.
  let bytesRead: Counter

  init(descriptor: Int32, bytesRead: Counter = Counter()) {
    self.descriptor = descriptor
    self.bytesRead = bytesRead
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// A socket that listens on a free port of 127.0.0.1.
  static func listening() throws -> (socket: Socket, port: UInt16) {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw Failure.system(call: "socket", errno: errno) }
    let made = Socket(descriptor: descriptor)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))

    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port: UInt16 = try withUnsafeMutablePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        guard bind(descriptor, generic, length) == 0 else {
          throw Failure.system(call: "bind", errno: errno)
        }
        guard listen(descriptor, 512) == 0 else {
          throw Failure.system(call: "listen", errno: errno)
        }
        guard getsockname(descriptor, generic, &length) == 0 else {
          throw Failure.system(call: "getsockname", errno: errno)
        }
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
    return (made, port)
  }

  /// The next connection; nil once nothing came for 100 ms, so that the caller can look whether to stop.
  func acceptConnection() -> Socket? {
    guard waitUntilReadable(milliseconds: 100) else { return nil }
    let accepted = accept(descriptor, nil, nil)
    guard accepted >= 0 else { return nil }
    var on: Int32 = 1
    setsockopt(
      accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    return Socket(descriptor: accepted, bytesRead: bytesRead)
  }

  func waitUntilReadable(milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Up to 64 KiB; nil at the end of the stream or after an error.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        bytesRead.add(count)
        return Array(buffer[..<count])
      }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }

  /// Whether the peer has closed its side, or the socket is dead.
  var isAtEnd: Bool {
    guard waitUntilReadable(milliseconds: 0) else { return false }
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0
  }

  /// Whether every byte was taken by the system.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          send(descriptor, buffer.baseAddress! + sent, bytes.count - sent, 0)
        #else
          send(descriptor, buffer.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        #endif
      }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return false
      }
    }
    return true
  }

  /// Ends both directions; threads that wait in `read` or `write` come back. The descriptor stays until `close`.
  func shutdown() {
    lock.withLock {
      guard !isClosed else { return }
      #if canImport(Darwin)
        _ = Darwin.shutdown(descriptor, SHUT_RDWR)
      #elseif canImport(Glibc)
        _ = Glibc.shutdown(descriptor, Int32(SHUT_RDWR))
      #else
        _ = Musl.shutdown(descriptor, SHUT_RDWR)
      #endif
    }
  }

  /// The next `close` sends a reset instead of a clean end.
  func resetOnClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
  }

  func close() {
    lock.withLock {
      guard !isClosed else { return }
      isClosed = true
      #if canImport(Darwin)
        _ = Darwin.close(descriptor)
      #elseif canImport(Glibc)
        _ = Glibc.close(descriptor)
      #else
        _ = Musl.close(descriptor)
      #endif
    }
  }

  deinit { close() }
}
