import PassKit

@MainActor
final class DeviceWallet: NSObject {
    typealias Answer = (_ status: String, _ payload: [String: Any]?) -> Void

    private static let networks: [PKPaymentNetwork] = [.visa, .masterCard, .amex, .discover, .mada]

    private var answer: Answer?
    private var controller: PKPaymentAuthorizationController?
    private var sheet: SheetAnswer?

    var isSupported: Bool {
        PKPaymentAuthorizationController.canMakePayments()
    }

    var hasCards: Bool {
        PKPaymentAuthorizationController.canMakePayments(usingNetworks: DeviceWallet.networks)
    }

    func open(_ entry: [String: Any], answer: @escaping Answer) {
        guard hasCards else {
            PKPassLibrary().openPaymentSetup()
            return answer("canceled", nil)
        }
        guard let request = DeviceWallet.request(entry) else { return answer("failed", nil) }
        self.answer = answer
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = self
        self.controller = controller
        controller.present { @Sendable [weak self] isShown in
            Task { @MainActor in
                if !isShown { self?.tell("failed", nil) }
            }
        }
    }

    func complete(approved: Bool) {
        sheet?.give(PKPaymentAuthorizationResult(status: approved ? .success : .failure, errors: nil))
        sheet = nil
    }

    private static func request(_ entry: [String: Any]) -> PKPaymentRequest? {
        guard let merchant = entry["merchant_id"] as? String,
              let country = entry["country_code"] as? String,
              let currency = entry["currency_code"] as? String,
              let amount = entry["amount"] as? String
        else { return nil }
        let request = PKPaymentRequest()
        request.merchantIdentifier = merchant
        request.countryCode = country
        request.currencyCode = currency
        request.supportedNetworks = networks
        request.merchantCapabilities = .threeDSecure
        let name = entry["shop_name"] as? String ?? ""
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: name, amount: NSDecimalNumber(string: amount))]
        return request
    }

    private func tell(_ status: String, _ payload: [String: Any]?) {
        answer?(status, payload)
        answer = nil
    }
}

/// PassKit does not promise that it calls its delegate on the main thread.
extension DeviceWallet: PKPaymentAuthorizationControllerDelegate {
    nonisolated func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        let paid = AuthorizedPayment(payment.token)
        let answer = SheetAnswer(give: completion)
        Task { @MainActor in authorize(paid, answer) }
    }

    nonisolated func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        Task { @MainActor in finish() }
    }

    private func authorize(_ paid: AuthorizedPayment, _ sheet: SheetAnswer) {
        self.sheet = sheet
        guard let payload = paid.payload else {
            complete(approved: false)
            return tell("failed", nil)
        }
        tell("authorized", payload)
    }

    private func finish() {
        controller?.dismiss()
        controller = nil
        tell("canceled", nil)
    }
}

/// PassKit's callback, which is called once, on the main thread.
private struct SheetAnswer: @unchecked Sendable {
    let give: (PKPaymentAuthorizationResult) -> Void
}

private struct AuthorizedPayment: Sendable {
    private let data: Data
    private let displayName: String?
    private let network: String?
    private let type: PKPaymentMethodType
    private let transactionIdentifier: String

    init(_ token: PKPaymentToken) {
        data = token.paymentData
        displayName = token.paymentMethod.displayName
        network = token.paymentMethod.network?.rawValue
        type = token.paymentMethod.type
        transactionIdentifier = token.transactionIdentifier
    }

    var payload: [String: Any]? {
        guard let paymentData = try? JSONSerialization.jsonObject(with: data) else { return nil }
        return [
            "paymentData": paymentData,
            "paymentMethod": ["displayName": displayName ?? "", "network": network ?? "", "type": typeName],
            "transactionIdentifier": transactionIdentifier,
        ]
    }

    private var typeName: String {
        switch type {
        case .debit: return "debit"
        case .credit: return "credit"
        case .prepaid: return "prepaid"
        case .store: return "store"
        default: return "unknown"
        }
    }
}
