import UIKit
import WebKit

/// Shows the gateway's page until it redirects back or the customer closes it.
final class PageBrowser: UIViewController, WKNavigationDelegate, WKUIDelegate {
    private let url: URL
    private let returnURL: String
    private let allowedSchemes: [String]
    private var closed: ((String, URL?) -> Void)?
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
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(close)
        )
        webView.navigationDelegate = self
        webView.uiDelegate = self
        webView.load(URLRequest(url: url))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tell("user", nil)
    }

    @objc private func close() {
        dismiss(animated: true)
    }

    private func tell(_ by: String, _ url: URL?) {
        closed?(by, url)
        closed = nil
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let target = action.request.url else { return decisionHandler(.cancel) }
        let scheme = target.scheme?.lowercased() ?? ""
        if action.targetFrame?.isMainFrame == true, !returnURL.isEmpty, target.absoluteString.hasPrefix(returnURL) {
            decisionHandler(.cancel)
            tell("return", target)
            return dismiss(animated: true)
        }
        if ["https", "http", "about", "data", "blob"].contains(scheme) { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        // Opens a bank's app if the host app allows it.
        if allowedSchemes.contains(scheme) { UIApplication.shared.open(target) }
    }

    /// Shows a page that the bank opens in a new window in this view.
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for action: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(action.request)
        return nil
    }
}
