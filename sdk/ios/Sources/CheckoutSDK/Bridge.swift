import WebKit

@MainActor
final class Bridge: NSObject, WKScriptMessageHandler {
    static let name = "checkout"

    private let sessionId: String
    private let origin: String
    private let hear: (IncomingMessage) -> Void
    private weak var webView: WKWebView?
    private var heard = Set<String>()
    private var isDetached = false

    init(sessionId: String, origin: String, hear: @escaping (IncomingMessage) -> Void) {
        self.sessionId = sessionId
        self.origin = origin
        self.hear = hear
    }

    func attach(to webView: WKWebView) {
        self.webView = webView
    }

    func say(_ type: ShellMessage, _ data: [String: Any] = [:], re: String? = nil) {
        guard !isDetached,
              let text = BridgeMessage.text(type, data, re: re, sessionId: sessionId),
              let literal = try? JSONSerialization.data(withJSONObject: [text]),
              let argument = String(data: literal, encoding: .utf8)
        else { return }
        // The text is passed as JSON, so that no part of it runs as script.
        let script = "window.CheckoutBridge && window.CheckoutBridge.receive(\(argument)[0])"
        webView?.evaluateJavaScript(script, completionHandler: nil)
    }

    func detach() {
        say(.detach)
        isDetached = true
        webView?.configuration.userContentController.removeScriptMessageHandler(forName: Bridge.name)
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        guard !isDetached, message.frameInfo.isMainFrame, isOwn(message.frameInfo.securityOrigin),
              let text = message.body as? String,
              let incoming = IncomingMessage(text, sessionId: sessionId)
        else { return }
        let isResult = incoming.re == nil && [.success, .cancel, .error].contains(incoming.type)
        // Every repeated result is acknowledged, but only the first is reported.
        if isResult { say(.ack, ["re": incoming.id], re: incoming.id) }
        guard heard.insert(incoming.id).inserted else { return }
        hear(incoming)
    }

    private func isOwn(_ other: WKSecurityOrigin) -> Bool {
        let isDefault = other.port == 0 || other.port == 443 || other.port == 80
        let port = isDefault ? "" : ":\(other.port)"
        return "\(other.`protocol`)://\(other.host)\(port)" == origin
    }
}
