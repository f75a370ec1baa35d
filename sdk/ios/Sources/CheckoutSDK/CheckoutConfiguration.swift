import Foundation

/// Forms of payment. Forms that the session does not offer are hidden.
public enum FormOfPayment: String, CaseIterable, Sendable {
    case cardOnsite
    case tokenPay
    case redirect
    case deviceWalletA
    case mobileWallet
    case flexMethods
    case wallet
}

public struct DisplaySettings: Sendable {
    public enum Mode: String, Sendable {
        case bottomSheet = "BottomSheet"
        case list = "List"
    }

    @usableFromInline static let usualItemsCount: UInt = 5

    public var mode: Mode
    /// Number of visible methods in List mode; fewer methods shrink the list. 0 makes `Checkout.init` throw.
    public var visibleItemsCount: UInt
    public var defaultSelectedPgCode: String?

    public init(mode: Mode = .bottomSheet, visibleItemsCount: UInt = DisplaySettings.usualItemsCount, defaultSelectedPgCode: String? = nil) {
        self.mode = mode
        self.visibleItemsCount = visibleItemsCount
        self.defaultSelectedPgCode = defaultSelectedPgCode
    }
}

/// Texts of the pay button instead of "Pay" and the amount. Both languages are required.
public struct PayButtonText: Sendable {
    public let en: String
    public let ar: String

    public init(en: String, ar: String) {
        self.en = en
        self.ar = ar
    }
}

/// The `sdk_setup_preload_payload` from the session's creation.
public struct TransactionDetails: Sendable {
    private let json: Data

    var object: [String: Any] {
        (try? JSONSerialization.jsonObject(with: json) as? [String: Any]) ?? [:]
    }

    /// - Throws: `CheckoutError.invalidTransactionDetails`, if the data is not a JSON object.
    public init(json data: Data) throws {
        guard (try? JSONSerialization.jsonObject(with: data)) is [String: Any] else {
            throw CheckoutError.invalidTransactionDetails
        }
        json = data
    }
}

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

    var language: String {
        Locale.preferredLanguages.first?.hasPrefix("ar") == true ? "ar" : "en"
    }

    var origin: String {
        let host = merchantId.split(separator: ":").first.map(String.init) ?? merchantId
        let isLocal = host == "localhost" || host == "127.0.0.1"
        return "\(isLocal ? "http" : "https")://\(merchantId)"
    }

    /// The address has the display options of `initData`, so that the page loads only once.
    var pageURL: URL? {
        let forms = formsOfPayments.filter { $0 != .deviceWalletA }
            .map { $0 == .mobileWallet ? "stcPay" : $0.rawValue }
        var query = [
            "origin": origin, "channel": "in-an-app", "key": apiKey, "native": "yes",
            "forms": forms.isEmpty ? "none" : forms.joined(separator: ","),
        ]
        if theme.uiMode != .system { query["scheme"] = theme.uiMode.rawValue }
        if displaySettings.mode == .bottomSheet { query["mode"] = "sheet" }
        if displaySettings.visibleItemsCount != DisplaySettings.usualItemsCount {
            query["items"] = String(displaySettings.visibleItemsCount)
        }
        query["pg"] = displaySettings.defaultSelectedPgCode
        if !theme.showPaymentDetails { query["details"] = "no" }
        if let payButtonText { query["label"] = language == "ar" ? payButtonText.ar : payButtonText.en }
        var address = URLComponents(string: "\(origin)/\(language)/embed/\(sessionId)/")
        address?.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        // URLComponents leaves "+" as it is, which the service would read as a space.
        let said = address?.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        address?.percentEncodedQuery = said
        return address?.url
    }

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
