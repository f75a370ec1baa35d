@_exported import Foundation

public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let visa = PKPaymentNetwork(rawValue: "")
    public static let masterCard = PKPaymentNetwork(rawValue: "")
    public static let amex = PKPaymentNetwork(rawValue: "")
    public static let discover = PKPaymentNetwork(rawValue: "")
    public static let mada = PKPaymentNetwork(rawValue: "")
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var threeDSecure: PKMerchantCapability { fatalError() }
    @available(*, deprecated, renamed: "threeDSecure")
    public static var capability3DS: PKMerchantCapability { fatalError() }
}

public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

open class PKPaymentSummaryItem: NSObject {
    public convenience init(label: String, amount: NSDecimalNumber) { fatalError() }
}

open class PKPaymentRequest: NSObject {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
}

open class PKPaymentMethod: NSObject {
    open var displayName: String? { fatalError() }
    open var network: PKPaymentNetwork? { fatalError() }
    open var type: PKPaymentMethodType { fatalError() }
}

open class PKPaymentToken: NSObject {
    open var paymentMethod: PKPaymentMethod { fatalError() }
    open var transactionIdentifier: String { fatalError() }
    open var paymentData: Data { fatalError() }
}

open class PKPayment: NSObject {
    open var token: PKPaymentToken { fatalError() }
}

open class PKPaymentAuthorizationResult: NSObject {
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { fatalError() }
}

public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

open class PKPaymentAuthorizationController: NSObject {
    open class func canMakePayments() -> Bool { fatalError() }
    open class func canMakePayments(usingNetworks: [PKPaymentNetwork]) -> Bool { fatalError() }
    public init(paymentRequest request: PKPaymentRequest) { fatalError() }
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    open func present(completion: ((Bool) -> Void)? = nil) { fatalError() }
    open func dismiss(completion: (() -> Void)? = nil) { fatalError() }
}

open class PKPassLibrary: NSObject {
    open func openPaymentSetup() { fatalError() }
}
