import UIKit

/// Hears how the payment ended. The data is that of docs/wire/sdk.md, "Results".
public protocol CheckoutDelegate: AnyObject {
    func successCallback(_ data: [String: Any]?)
    func cancelCallback(_ data: [String: Any]?)
    func errorCallback(_ data: [String: Any]?)
}

/// What the pre-payment hook answers; the message of a failure is shown in an alert.
public enum VerifyResult {
    case success
    case failure(message: String)
}

/// Asked before each payment. The text is the masked card as JSON, or nil for other forms of payment.
public typealias VerifyPayment = (String?) async -> VerifyResult

public enum CheckoutError: Error, Equatable {
    /// `visibleItemsCount` is 0.
    case invalidVisibleItemsCount
    /// `merchantId` is no domain, or has a scheme or a path.
    case invalidMerchantId
    /// `apiKey` is a private key. Revoke it.
    case privateApiKey
    /// The transaction details are no JSON object.
    case invalidTransactionDetails
}

/// The payment of one session. After a cancellation or an error make a new one.
public final class Checkout {
    let configuration: CheckoutConfiguration
    weak var delegate: CheckoutDelegate?
    private weak var controller: CheckoutViewController?

    /// - Parameters:
    ///   - merchantId: the domain of the service, without a scheme.
    ///   - apiKey: the public key; never the private one.
    ///   - amount: decides nothing: the session's amount is paid.
    ///   - setupPreload: `sdk_setup_preload_payload` of the session; saves a request.
    ///   - verifyPayment: lets each payment go on or stops it; all go on without it.
    /// - Throws: `CheckoutError`, if the parameters cannot be used.
    public init(
        merchantId: String,
        apiKey: String,
        sessionId: String,
        amount: Decimal? = nil,
        delegate: CheckoutDelegate,
        formsOfPayments: [FormOfPayment] = FormOfPayment.allCases,
        displaySettings: DisplaySettings = DisplaySettings(),
        setupPreload: TransactionDetails? = nil,
        theme: CheckoutTheme = CheckoutTheme(),
        payButtonText: PayButtonText? = nil,
        allowedSchemes: [String] = [],
        verifyPayment: VerifyPayment? = nil
    ) throws {
        guard displaySettings.visibleItemsCount > 0 else { throw CheckoutError.invalidVisibleItemsCount }
        guard !apiKey.hasPrefix("sk_") else { throw CheckoutError.privateApiKey }
        guard merchantId.range(of: "^[A-Za-z0-9.-]+(:[0-9]+)?$", options: .regularExpression) != nil else {
            throw CheckoutError.invalidMerchantId
        }
        self.delegate = delegate
        configuration = CheckoutConfiguration(
            merchantId: merchantId,
            apiKey: apiKey,
            sessionId: sessionId,
            amount: amount,
            formsOfPayments: formsOfPayments,
            displaySettings: displaySettings,
            setupPreload: setupPreload,
            theme: theme,
            payButtonText: payButtonText,
            allowedSchemes: allowedSchemes,
            verifyPayment: verifyPayment
        )
    }

    /// The payment. In List mode put it into a view of yours that scrolls and follows `preferredContentSize`;
    /// in BottomSheet mode present it. On a device that is not secure it shows why it takes no payment.
    public func paymentViewController() -> UIViewController {
        guard SecurityGuard.isSecure else { return InsecureDeviceViewController(checkout: self) }
        let controller = CheckoutViewController(checkout: self)
        self.controller = controller
        if configuration.displaySettings.mode == .bottomSheet { controller.modalPresentationStyle = .pageSheet }
        return controller
    }

    /// Ends the payment on the device; the session stays as it is. A view that is dismissed does so by itself.
    public func release() {
        controller?.end()
    }

    func report(_ type: PageMessage, _ data: [String: Any]) {
        switch type {
        case .success: delegate?.successCallback(data)
        case .cancel: delegate?.cancelCallback(data)
        default: delegate?.errorCallback(data)
        }
    }
}
