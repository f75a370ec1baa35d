import UIKit
import WebKit

final class PageBrowser: UIViewController, WKNavigationDelegate, WKUIDelegate {
    private let url: URL
    private let returnURL: String
    private let allowedSchemes: [String]
    private var closed: ((String, URL?) -> Void)?
    private var addresses: NSKeyValueObservation?
    private lazy var webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    init(url: URL, returnURL: String, allowedSchemes: [String], closed: @escaping (String, URL?) -> Void) {
        self.url = url
        self.returnURL = returnURL
        self.allowedSchemes = allowedSchemes
        self.closed = closed
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PageBrowser is made by CheckoutViewController.")
    }

    override func loadView() {
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        // WebKit does not ask `navigationDelegate` about addresses that a script sets.
        addresses = webView.observe(\.url) { [weak self] webView, _ in
            MainActor.assumeIsolated { _ = self?.isBack(at: webView.url) }
        }
        webView.load(URLRequest(url: url))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if (navigationController ?? self).isBeingDismissed { tell("user", nil) }
    }

    private func tell(_ by: String, _ url: URL?) {
        closed?(by, url)
        closed = nil
    }

    private func isBack(at address: URL?) -> Bool {
        guard let address, !returnURL.isEmpty, address.absoluteString.hasPrefix(returnURL) else { return false }
        guard closed != nil else { return true }
        tell("return", address)
        dismiss(animated: true)
        return true
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let target = action.request.url else { return decisionHandler(.cancel) }
        let scheme = target.scheme?.lowercased() ?? ""
        if action.targetFrame?.isMainFrame == true, isBack(at: target) { return decisionHandler(.cancel) }
        if ["https", "http", "about", "data", "blob"].contains(scheme) { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        if allowedSchemes.contains(scheme) { UIApplication.shared.open(target) }
    }

    /// Shows a page in this view if the bank opens it in a new window.
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for action: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(action.request)
        return nil
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        tell("return", nil)
        dismiss(animated: true)
    }
}
