import Foundation

/// Messages from the page (docs/guides/en/native-sdk.md).
enum PageMessage: String, CaseIterable {
    case hello = "hello"
    case ready = "ready"
    case height = "height"
    case change = "change"
    case validateRequest = "validate.request"
    case walletAvailabilityRequest = "wallet.availability.request"
    case walletRequest = "wallet.request"
    case walletComplete = "wallet.complete"
    case navigate = "navigate"
    case secure = "secure"
    case popup = "popup"
    case backHandled = "back.handled"
    case success = "success"
    case cancel = "cancel"
    case error = "error"
}

enum ShellMessage: String, CaseIterable {
    case initialize = "init"
    case configUpdate = "config.update"
    case reload = "reload"
    case validateResult = "validate.result"
    case walletAvailabilityResult = "wallet.availability.result"
    case walletResult = "wallet.result"
    case navigateClosed = "navigate.closed"
    case back = "back"
    case ack = "ack"
    case detach = "detach"
}

struct IncomingMessage {
    let id: String
    let re: String?
    let type: PageMessage
    let data: [String: Any]

    init?(_ text: String, sessionId: String) {
        guard text.utf8.count <= BridgeMessage.maxBytes,
              let body = text.data(using: .utf8),
              let envelope = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
              envelope["v"] as? Int == BridgeMessage.version,
              envelope["sid"] as? String == sessionId,
              let id = envelope["id"] as? String,
              let name = envelope["type"] as? String,
              let type = PageMessage(rawValue: name),
              let data = envelope["data"] as? [String: Any]
        else { return nil }
        self.id = id
        self.re = envelope["re"] as? String
        self.type = type
        self.data = data
    }
}

enum BridgeMessage {
    static let version = 1
    static let maxBytes = 65_536

    static func text(_ type: ShellMessage, _ data: [String: Any], re: String?, sessionId: String) -> String? {
        let envelope: [String: Any] = [
            "v": version,
            "id": UUID().uuidString,
            "re": re.map { $0 as Any } ?? NSNull(),
            "type": type.rawValue,
            "sid": sessionId,
            "ts": Int(Date().timeIntervalSince1970 * 1000),
            "data": data,
        ]
        guard JSONSerialization.isValidJSONObject(envelope),
              let body = try? JSONSerialization.data(withJSONObject: envelope),
              body.count <= maxBytes
        else { return nil }
        return String(data: body, encoding: .utf8)
    }
}
