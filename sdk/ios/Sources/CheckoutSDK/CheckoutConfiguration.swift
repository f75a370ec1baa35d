import Foundation

/// The forms of payment. Those that the session does not offer are not shown.
public enum FormOfPayment: String, CaseIterable {
    case cardOnsite
    case tokenPay
    case redirect
    case deviceWalletA
    case mobileWallet
    case flexMethods
    case wallet
}

/// How the ways to pay are listed.
public struct DisplaySettings {
    public enum Mode: String {
        case bottomSheet = "BottomSheet"
        case list = "List"
    }

    public var mode: Mode
    /// In List mode; the list shrinks if there are fewer. 0 makes `Checkout.init` throw.
    public var visibleItemsCount: UInt
    /// Chosen from the start, if the session has it.
    public var defaultSelectedPgCode: String?

    public init(mode: Mode = .bottomSheet, visibleItemsCount: UInt = 5, defaultSelectedPgCode: String? = nil) {
        self.mode = mode
        self.visibleItemsCount = visibleItemsCount
        self.defaultSelectedPgCode = defaultSelectedPgCode
    }
}

/// Says instead of "Pay" and the amount; both languages are needed.
public struct PayButtonText {
    public let en: String
    public let ar: String

    public init(en: String, ar: String) {
        self.en = en
        self.ar = ar
    }
}

/// `sdk_setup_preload_payload` as the creation of the session answered it.
public struct TransactionDetails {
    let object: [String: Any]

    /// - Throws: `CheckoutError.invalidTransactionDetails`, if the data is no JSON object.
    public init(json data: Data) throws {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw CheckoutError.invalidTransactionDetails
        }
        self.object = object
    }
}

/// What `Checkout` was made with.
struct CheckoutConfiguration {
    static let version = "1.0.0"

    let merchantId: String
    let apiKey: String
    let sessionId: String
    let amount: Decimal?
    let formsOfPayments: [FormOfPayment]
    let displaySettings: DisplaySettings
    let setupPreload: TransactionDetails?
    let theme: CheckoutTheme
    let payButtonText: PayButtonText?
    let allowedSchemes: [String]
    let verifyPayment: VerifyPayment?

    /// English, unless the device speaks Arabic.
    var language: String {
        Locale.preferredLanguages.first?.hasPrefix("ar") == true ? "ar" : "en"
    }

    /// The service; by plain HTTP on the developer's own machine alone.
    var origin: String {
        let host = merchantId.split(separator: ":").first.map(String.init) ?? merchantId
        let isLocal = host == "localhost" || host == "127.0.0.1"
        return "\(isLocal ? "http" : "https")://\(merchantId)"
    }

    /// The page of docs/wire/native-sdk.md.
    var pageURL: URL? {
        URL(string: "\(origin)/\(language)/embed/\(sessionId)/native/")
    }

    /// The data of `init`.
    func initData(canUseWallet: Bool, safeArea: [String: Any]) -> [String: Any] {
        var settings: [String: Any] = [
            "mode": displaySettings.mode.rawValue,
            "visibleItemsCount": displaySettings.visibleItemsCount,
        ]
        settings["defaultSelectedPgCode"] = displaySettings.defaultSelectedPgCode
        var data: [String: Any] = [
            "merchantId": merchantId,
            "apiKey": apiKey,
            "sessionId": sessionId,
            "lang": language,
            "uiMode": theme.uiMode.rawValue,
            "formsOfPayment": formsOfPayments.map(\.rawValue),
            "displaySettings": settings,
            "theme": theme.wire,
            "showPaymentDetails": theme.showPaymentDetails,
            "platform": "ios",
            "sdk_version": CheckoutConfiguration.version,
            "capabilities": [
                "device_wallet_a": canUseWallet,
                "device_wallet_b": false,
                "secure_screen": true,
                "external_browser": false,
            ],
            "safe_area": safeArea,
        ]
        if let amount { data["amount"] = NSDecimalNumber(decimal: amount).stringValue }
        if let setupPreload { data["setupPreload"] = setupPreload.object }
        if let payButtonText { data["payButtonText"] = ["en": payButtonText.en, "ar": payButtonText.ar] }
        return data
    }
}
