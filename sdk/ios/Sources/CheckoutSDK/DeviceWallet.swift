import PassKit

/// Handles the device wallet: its availability, its sheet, and the returned payment data.
final class DeviceWallet: NSObject {
    typealias Answer = (_ status: String, _ payload: [String: Any]?) -> Void

    private static let networks: [PKPaymentNetwork] = [.visa, .masterCard, .amex, .discover, .mada]

    private var answer: Answer?
    private var controller: PKPaymentAuthorizationController?
    private var completion: ((PKPaymentAuthorizationResult) -> Void)?

    var isSupported: Bool {
        PKPaymentAuthorizationController.canMakePayments()
    }

    var hasCards: Bool {
        PKPaymentAuthorizationController.canMakePayments(usingNetworks: DeviceWallet.networks)
    }

    /// Opens the payment sheet, or the wallet's setup if it has no card.
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
        controller.present { [weak self] isShown in
            if !isShown { self?.tell("failed", nil) }
        }
    }

    /// Reports to the sheet whether the service charged the payment.
    func complete(approved: Bool) {
        completion?(PKPaymentAuthorizationResult(status: approved ? .success : .failure, errors: nil))
        completion = nil
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

extension DeviceWallet: PKPaymentAuthorizationControllerDelegate {
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        let token = payment.token
        guard let data = try? JSONSerialization.jsonObject(with: token.paymentData) else {
            completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
            return tell("failed", nil)
        }
        self.completion = completion
        tell("authorized", [
            "paymentData": data,
            "paymentMethod": [
                "displayName": token.paymentMethod.displayName ?? "",
                "network": token.paymentMethod.network?.rawValue ?? "",
                "type": DeviceWallet.name(of: token.paymentMethod.type),
            ],
            "transactionIdentifier": token.transactionIdentifier,
        ])
    }

    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        controller.dismiss()
        self.controller = nil
        tell("canceled", nil)
    }

    private static func name(of type: PKPaymentMethodType) -> String {
        switch type {
        case .debit: return "debit"
        case .credit: return "credit"
        case .prepaid: return "prepaid"
        case .store: return "store"
        default: return "unknown"
        }
    }
}
