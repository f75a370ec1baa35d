import SwiftUI

/// The payment in SwiftUI. In List mode it is as high as its content: put it into a `ScrollView`.
public struct CheckoutView: View {
    private let checkout: Checkout
    @State private var height = CheckoutViewController.startHeight

    public init(_ checkout: Checkout) {
        self.checkout = checkout
    }

    public var body: some View {
        let isList = checkout.configuration.displaySettings.mode == .list
        return Payment(checkout: checkout, height: $height).frame(height: isList ? height : nil)
    }
}

private struct Payment: UIViewControllerRepresentable {
    let checkout: Checkout
    @Binding var height: CGFloat

    func makeUIViewController(context: Context) -> UIViewController {
        checkout.followHeight = { height = $0 }
        return checkout.paymentViewController()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}

    static func dismantleUIViewController(_ controller: UIViewController, coordinator: ()) {
        (controller as? CheckoutViewController)?.end()
    }
}
