import CheckoutSDK
import Flutter
import UIKit

@MainActor
final class CheckoutPlatformView: NSObject, FlutterPlatformView {
    private static let checkoutHeight = "METHOD_CHECKOUT_HEIGHT"
    private static let successResult = "METHOD_PAYMENT_SUCCESS_RESULT"
    private static let cancelResult = "METHOD_PAYMENT_CANCEL_RESULT"
    private static let errorResult = "METHOD_PAYMENT_ERROR_RESULT"
    private static let verifyPayment = "METHOD_VERIFY_PAYMENT"
    private static let onWidgetDetached = "METHOD_ON_WIDGET_DETACHED"

    private let channel: FlutterMethodChannel
    private let host: HostController
    private var checkout: Checkout?

    init(frame: CGRect, viewId: Int64, arguments: String, messenger: FlutterBinaryMessenger) {
        channel = FlutterMethodChannel(name: "checkout_sdk/channel/\(viewId)", binaryMessenger: messenger)
        host = HostController()
        super.init()
        host.view.frame = frame
        channel.setMethodCallHandler { [weak self] call, result in
            guard call.method == Self.onWidgetDetached else { return result(FlutterMethodNotImplemented) }
            self?.end()
            result(nil)
        }
        begin(arguments)
    }

    nonisolated func view() -> UIView {
        MainActor.assumeIsolated { host.view }
    }

    private func begin(_ text: String) {
        let parsed = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        do {
            let checkout = try makeCheckout(parsed as? [String: Any] ?? [:])
            self.checkout = checkout
            checkout.onHeight = { [channel] height in
                channel.invokeMethod(Self.checkoutHeight, arguments: Int(height.rounded(.up)))
            }
            host.show(checkout.paymentViewController())
        } catch {
            errorCallback(["message": "\(error)", "status": "error", "form_of_payment": ""])
        }
    }

    private func makeCheckout(_ arguments: [String: Any]) throws -> Checkout {
        let settings = arguments["paymentOptionsDisplaySettings"] as? [String: Any] ?? [:]
        let names = arguments["formsOfPayment"] as? [String]
        let preload = arguments["apiTransactionDetails"] as? String
        let text = arguments["payButtonText"] as? [String: String]
        var theme = CheckoutTheme(wire: arguments["theme"] as? [String: Any] ?? [:])
        theme.showPaymentDetails = arguments["showPaymentDetails"] as? Bool ?? true
        return try Checkout(
            merchantId: arguments["merchantId"] as? String ?? "",
            apiKey: arguments["apiKey"] as? String ?? "",
            sessionId: arguments["sessionId"] as? String ?? "",
            amount: (arguments["amount"] as? String).flatMap { Decimal(string: $0) },
            delegate: self,
            formsOfPayments: names?.compactMap(FormOfPayment.init(rawValue:)) ?? FormOfPayment.allCases,
            displaySettings: DisplaySettings(
                mode: (settings["mode"] as? String).flatMap(DisplaySettings.Mode.init(rawValue:)) ?? .bottomSheet,
                visibleItemsCount: settings["visibleItemsCount"] as? UInt ?? 5,
                defaultSelectedPgCode: settings["defaultSelectedPgCode"] as? String
            ),
            setupPreload: preload.map { try TransactionDetails(json: Data($0.utf8)) },
            theme: theme,
            payButtonText: text.map { PayButtonText(en: $0["en"] ?? "", ar: $0["ar"] ?? "") },
            allowedSchemes: arguments["allowedSchemes"] as? [String] ?? [],
            verifyPayment: { [weak self] card in await self?.verify(card) ?? .success }
        )
    }

    private func verify(_ card: String?) async -> VerifyResult {
        await withCheckedContinuation { done in
            channel.invokeMethod(Self.verifyPayment, arguments: card) { answer in
                if let error = answer as? FlutterError {
                    done.resume(returning: .failure(message: error.message ?? ""))
                } else {
                    done.resume(returning: .success)
                }
            }
        }
    }

    private func end() {
        checkout?.release()
        host.show(nil)
        checkout = nil
        channel.setMethodCallHandler(nil)
    }

    private func tell(_ method: String, _ data: [String: Any]?) {
        let body = try? JSONSerialization.data(withJSONObject: data ?? [:])
        channel.invokeMethod(method, arguments: body.flatMap { String(data: $0, encoding: .utf8) } ?? "{}")
    }
}

extension CheckoutPlatformView: CheckoutDelegate {
    func successCallback(_ data: [String: Any]?) {
        tell(Self.successResult, data)
    }

    func cancelCallback(_ data: [String: Any]?) {
        tell(Self.cancelResult, data)
    }

    func errorCallback(_ data: [String: Any]?) {
        tell(Self.errorResult, data)
    }
}

final class HostController: UIViewController {
    private var content: UIViewController?

    func show(_ next: UIViewController?) {
        content?.willMove(toParent: nil)
        content?.view.removeFromSuperview()
        content?.removeFromParent()
        content = next
        guard let next else { return }
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(next.view)
        next.didMove(toParent: self)
    }
}
