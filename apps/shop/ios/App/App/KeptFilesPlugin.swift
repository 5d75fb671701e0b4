import Capacitor
import Foundation

/// Texts in the app's own folder. A write is on the disk when its call resolves: content, then name.
@objc(KeptFilesPlugin)
class KeptFilesPlugin: CAPPlugin, CAPBridgedPlugin {
    let identifier = "KeptFilesPlugin"
    let jsName = "KeptFiles"
    let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "write", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "readAll", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "remove", returnType: CAPPluginReturnPromise)
    ]

    /// One call after the other.
    private let queue = DispatchQueue(label: "kept-files")

    @objc func write(_ call: CAPPluginCall) {
        guard let name = nameOf(call), let text = call.getString("text") else {
            return call.reject("a name and a text are needed", "INVALID")
        }
        queue.async {
            do {
                let folder = try self.folder()
                let next = folder.appendingPathComponent(name + ".next")
                let file = folder.appendingPathComponent(name + ".json")
                try Data(text.utf8).write(to: next)
                try self.flush(next)
                guard rename(next.path, file.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
                try self.flush(folder)
                call.resolve()
            } catch {
                call.reject("not written", self.isFull(error) ? "FULL" : "FAILED", error)
            }
        }
    }

    @objc func readAll(_ call: CAPPluginCall) {
        queue.async {
            do {
                let files = try FileManager.default.contentsOfDirectory(at: self.folder(), includingPropertiesForKeys: nil)
                let texts = try files.filter { $0.pathExtension == "json" }.map { try String(contentsOf: $0, encoding: .utf8) }
                call.resolve(["texts": texts])
            } catch {
                call.reject("not read", "FAILED", error)
            }
        }
    }

    @objc func remove(_ call: CAPPluginCall) {
        guard let name = nameOf(call) else { return call.reject("a name is needed", "INVALID") }
        queue.async {
            do {
                let file = try self.folder().appendingPathComponent(name + ".json")
                if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
                call.resolve()
            } catch {
                call.reject("not removed", "FAILED", error)
            }
        }
    }

    /// Readable after the first unlock, and in no backup.
    private func folder() throws -> URL {
        var folder = try FileManager.default
            .url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            .appendingPathComponent("kept", isDirectory: true)
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication]
        )
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try folder.setResourceValues(values)
        return folder
    }

    /// Nil for a name that could lead out of the folder.
    private func nameOf(_ call: CAPPluginCall) -> String? {
        guard let name = call.getString("name"),
              name.range(of: "^[0-9a-f-]{36}$", options: .regularExpression) != nil else { return nil }
        return name
    }

    /// `fsync` of iOS leaves data in the drive's own memory; F_FULLFSYNC does not.
    private func flush(_ url: URL) throws {
        let descriptor = open(url.path, O_RDONLY)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        defer { close(descriptor) }
        guard fcntl(descriptor, F_FULLFSYNC) != -1 || fsync(descriptor) == 0 else {
            throw POSIXError(.init(rawValue: errno) ?? .EIO)
        }
    }

    private func isFull(_ error: Error) -> Bool {
        let failure = error as NSError
        return (failure.domain == NSCocoaErrorDomain && failure.code == NSFileWriteOutOfSpaceError)
            || (failure.domain == NSPOSIXErrorDomain && failure.code == Int(ENOSPC))
    }
}
