import CheckoutSDK
import SwiftUI

@main
struct ExampleApp: App {
    var body: some Scene {
        WindowGroup { OrderView() }
    }
}

struct OrderView: View {
    @State private var payment: Payment?
    @State private var said = ""

    var body: some View {
        VStack {
            Text(said)
            Button("Pay") { Task { await begin() } }
        }
        .sheet(item: $payment) { payment in
            if let checkout = payment.checkout { CheckoutView(checkout) }
        }
    }

    private func begin() async {
        do {
            let order = try await Shop.order()
            payment = try Payment(sessionId: order.session_id) { result in
                said = result
                payment = nil
            }
        } catch {
            said = error.localizedDescription
        }
    }
}

@MainActor
final class Payment: Identifiable, CheckoutDelegate {
    private(set) var checkout: Checkout?
    private let ended: (String) -> Void

    init(sessionId: String, ended: @escaping (String) -> Void) throws {
        self.ended = ended
        checkout = try Checkout(merchantId: "pay.example", apiKey: "pk_", sessionId: sessionId, delegate: self)
    }

    func successCallback(_ data: [String: Any]?) {
        ended("Paid")
    }

    func cancelCallback(_ data: [String: Any]?) {
        ended("Not paid")
    }

    func errorCallback(_ data: [String: Any]?) {
        ended(data?["message"] as? String ?? "")
    }
}

enum Shop {
    struct Order: Decodable {
        let session_id: String
    }

    static func order() async throws -> Order {
        guard let url = URL(string: "https://shop.example/orders/10482/payment") else { throw URLError(.badURL) }
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode(Order.self, from: data)
    }
}
