import UIKit
import WebKit

final class CheckoutViewController: UIViewController {
    static let startHeight: CGFloat = 300
    private static let patienceSeconds: TimeInterval = 15

    private let checkout: Checkout
    private let captureGuard = CaptureGuard()
    private let wallet = DeviceWallet()
    private lazy var bridge = Bridge(
        sessionId: checkout.configuration.sessionId,
        origin: checkout.configuration.origin
    ) { [weak self] message in self?.hear(message) }
    private lazy var webView = makeWebView()
    private weak var page: PageBrowser?
    private var isOver = false
    private var timer: Timer?

    init(checkout: Checkout) {
        self.checkout = checkout
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 0, height: CheckoutViewController.startHeight)
        overrideUserInterfaceStyle = checkout.configuration.theme.uiMode.style
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CheckoutViewController is made by Checkout.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        captureGuard.cover(webView, in: view)
        bridge.attach(to: webView)
        guard let url = checkout.configuration.pageURL else {
            return fail(.notShown)
        }
        webView.load(URLRequest(url: url))
        timer = Timer.scheduledTimer(withTimeInterval: Self.patienceSeconds, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fail(.notShown) }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent { end() }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
        traitCollection.performAsCurrent {
            bridge.say(.configUpdate, ["theme": checkout.configuration.theme.wire])
        }
    }

    func end() {
        timer?.invalidate()
        bridge.detach()
        page?.dismiss(animated: true)
        captureGuard.end()
    }

    private func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(bridge, name: Bridge.name)
        configuration.websiteDataStore = .nonPersistent()
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.isOpaque = false
        webView.backgroundColor = .clear
        // The web page handles the device's safe area itself.
        webView.scrollView.contentInsetAdjustmentBehavior = .never
        // In List mode the app's view scrolls, not the web view.
        webView.scrollView.isScrollEnabled = checkout.configuration.displaySettings.mode == .bottomSheet
        webView.navigationDelegate = self
        return webView
    }

    private func hear(_ message: IncomingMessage) {
        switch message.type {
        case .hello: begin(message)
        case .height: grow(message.data["height"] as? Double)
        case .validateRequest: verify(message)
        case .walletAvailabilityRequest: answerAvailability(message)
        case .walletRequest: openWallet(message)
        case .walletComplete: wallet.complete(approved: message.data["approved"] as? Bool == true)
        case .navigate: openPage(message)
        case .secure: captureGuard.isOn = message.data["on"] as? Bool == true
        case .success, .cancel, .error: if message.re == nil { finish(message.type, message.data) }
        case .ready, .change, .popup, .backHandled: break
        }
    }

    private func begin(_ message: IncomingMessage) {
        timer?.invalidate()
        let insets = view.safeAreaInsets
        let safeArea: [String: Any] = [
            "left": Double(insets.left), "top": Double(insets.top),
            "right": Double(insets.right), "bottom": Double(insets.bottom),
        ]
        traitCollection.performAsCurrent {
            let data = checkout.configuration.initData(canUseWallet: wallet.isSupported, safeArea: safeArea)
            bridge.say(.initialize, data, re: message.id)
        }
    }

    private func grow(_ height: Double?) {
        guard let height, height >= 0 else { return }
        preferredContentSize = CGSize(width: 0, height: height)
        checkout.followHeight?(CGFloat(height))
        checkout.onHeight?(CGFloat(height))
    }

    private func verify(_ message: IncomingMessage) {
        guard let verifyPayment = checkout.configuration.verifyPayment else {
            return bridge.say(.validateResult, ["ok": true], re: message.id)
        }
        let card = message.data["card"]
            .flatMap { try? JSONSerialization.data(withJSONObject: $0) }
            .flatMap { String(data: $0, encoding: .utf8) }
        Task { @MainActor [weak self] in
            switch await verifyPayment(card) {
            case .success:
                self?.bridge.say(.validateResult, ["ok": true], re: message.id)
            case .failure(let reason):
                self?.bridge.say(.validateResult, ["ok": false, "message": reason], re: message.id)
                self?.alert(reason)
            }
        }
    }

    private func answerAvailability(_ message: IncomingMessage) {
        let isKnown = message.data["wallet"] as? String == "device_wallet_a"
        let data: [String: Any] = [
            "available": isKnown && wallet.hasCards,
            "can_setup": isKnown && wallet.isSupported,
        ]
        bridge.say(.walletAvailabilityResult, data, re: message.id)
    }

    private func openWallet(_ message: IncomingMessage) {
        let entry = message.data["entry"] as? [String: Any] ?? [:]
        wallet.open(entry) { [weak self] status, payload in
            var data: [String: Any] = ["status": status]
            data["payload"] = payload
            self?.bridge.say(.walletResult, data, re: message.id)
        }
    }

    private func openPage(_ message: IncomingMessage) {
        guard let address = message.data["url"] as? String, let url = URL(string: address),
              url.scheme == "https" || address.hasPrefix("\(checkout.configuration.origin)/")
        else { return bridge.say(.navigateClosed, ["by": "user"], re: message.id) }
        let page = PageBrowser(
            url: url,
            returnURL: message.data["return_url"] as? String ?? "",
            allowedSchemes: checkout.configuration.allowedSchemes
        ) { [weak self] by, url in
            var data: [String: Any] = ["by": by]
            data["url"] = url?.absoluteString
            self?.bridge.say(.navigateClosed, data, re: message.id)
        }
        self.page = page
        present(UINavigationController(rootViewController: page), animated: true)
    }

    private func finish(_ type: PageMessage, _ data: [String: Any]) {
        guard !isOver else { return }
        isOver = true
        captureGuard.isOn = false
        page?.dismiss(animated: true)
        checkout.report(type, data)
    }

    private func fail(_ error: OwnError) {
        finish(.error, error.data(checkout.configuration))
    }

    private func alert(_ message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        let isArabic = checkout.configuration.language == "ar"
        alert.addAction(UIAlertAction(title: isArabic ? "حسنًا" : "OK", style: .default))
        present(alert, animated: true)
    }
}

extension CheckoutViewController: WKNavigationDelegate {
    /// The web view stays on the service; its frames load what the service's content security policy allows.
    /// Links to other pages, such as the merchant's terms, open outside the app.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let isMain = action.targetFrame?.isMainFrame ?? true
        let url = action.request.url
        let isOwn = url?.absoluteString.hasPrefix("\(checkout.configuration.origin)/") == true
        let staysHere = !isMain || (isOwn && action.targetFrame != nil)
        decisionHandler(staysHere ? .allow : .cancel)
        guard !staysHere, action.navigationType == .linkActivated, let url,
              ["https", "mailto", "tel"].contains(url.scheme?.lowercased() ?? "")
        else { return }
        UIApplication.shared.open(url)
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor response: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        let status = (response.response as? HTTPURLResponse)?.statusCode ?? 200
        guard response.isForMainFrame, status >= 400 else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        fail(OwnError(status: status))
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        fail(.network)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        fail(.rendererGone)
    }
}
