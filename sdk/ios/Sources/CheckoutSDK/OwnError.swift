/// Errors that the SDK in the app reports, with the codes of docs/guides/en/native-sdk.md.
enum OwnError: String {
    case notShown = "not_shown"
    case network = "network"
    case sessionNotFound = "session_not_found"
    case rateLimited = "rate_limited"
    case serviceError = "service_error"
    case rendererGone = "renderer_gone"

    init(status: Int) {
        switch status {
        case 404: self = .sessionNotFound
        case 429: self = .rateLimited
        default: self = .serviceError
        }
    }

    func data(_ configuration: CheckoutConfiguration) -> [String: Any] {
        [
            "message": configuration.language == "ar" ? arabic : english, "status": "error", "form_of_payment": "",
            "session_id": configuration.sessionId, "code": rawValue, "retryable": self != .sessionNotFound,
        ]
    }

    private var english: String {
        switch self {
        case .notShown: return "The payment could not be shown."
        case .network: return "The payment service cannot be reached."
        case .sessionNotFound: return "This payment does not exist."
        case .rateLimited: return "Too many requests. Try again in a minute."
        case .serviceError: return "The payment service is not available at present."
        case .rendererGone: return "The payment was interrupted. Try again."
        }
    }

    private var arabic: String {
        switch self {
        case .notShown: return "تعذّر عرض صفحة الدفع."
        case .network: return "تعذّر الاتصال بخدمة الدفع."
        case .sessionNotFound: return "عملية الدفع هذه غير موجودة."
        case .rateLimited: return "الطلبات كثيرة. حاول مرة أخرى بعد دقيقة."
        case .serviceError: return "خدمة الدفع غير متاحة حاليًا."
        case .rendererGone: return "انقطعت عملية الدفع. حاول مرة أخرى."
        }
    }
}
