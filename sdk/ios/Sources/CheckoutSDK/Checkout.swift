import UIKit

/// Receives the payment's result, with the data of docs/guides/en/sdk.md, "Results".
@MainActor
public protocol CheckoutDelegate: AnyObject {
    func successCallback(_ data: [String: Any]?)
    func cancelCallback(_ data: [String: Any]?)
    func errorCallback(_ data: [String: Any]?)
}

/// Result of the pre-payment hook. An alert shows the message of a failure.
public enum VerifyResult: Sendable {
    case success
    case failure(message: String)
}

/// Called before each payment with the masked card as JSON, or nil for other forms of payment.
public typealias VerifyPayment = @MainActor (String?) async -> VerifyResult

public enum CheckoutError: Error, Equatable {
    case invalidVisibleItemsCount
    /// Thrown if `merchantId` is not a domain, or has a scheme or a path.
    case invalidMerchantId
    /// Thrown if a private key was passed as `apiKey`; revoke that key.
    case privateApiKey
    /// Thrown if the transaction details are not a JSON object.
    case invalidTransactionDetails
}

/// The payment of one session. After a cancellation or an error, create a new instance.
@MainActor
public final class Checkout {
    let configuration: CheckoutConfiguration
    /// Called with the payment's height in points whenever it changes.
    public var onHeight: ((CGFloat) -> Void)?
    var followHeight: ((CGFloat) -> Void)?
    weak var delegate: CheckoutDelegate?
    private weak var controller: CheckoutViewController?

    /// - Parameters:
    ///   - merchantId: the domain of the service, without a scheme.
    ///   - apiKey: the public key, never the private one.
    ///   - amount: has no effect: the session's amount is paid.
    ///   - setupPreload: `sdk_setup_preload_payload` of the session; saves a request.
    ///   - verifyPayment: continues or stops each payment; without it all continue.
    /// - Throws: `CheckoutError`, if a parameter is invalid.
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

    /// The view controller of the payment. In List mode add it to a scrolling view that follows
    /// `preferredContentSize`; in BottomSheet mode present it. On an insecure device it explains why it takes
    /// no payment.
    public func paymentViewController() -> UIViewController {
        guard SecurityGuard.isSecure else { return InsecureDeviceViewController(checkout: self) }
        let controller = CheckoutViewController(checkout: self)
        self.controller = controller
        if configuration.displaySettings.mode == .bottomSheet { controller.modalPresentationStyle = .pageSheet }
        return controller
    }

    /// Ends the payment on the device; the session is unchanged. Dismissing the view does the same.
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
