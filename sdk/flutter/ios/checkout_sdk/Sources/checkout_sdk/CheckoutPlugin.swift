import Flutter
import UIKit

public final class CheckoutPlugin: NSObject, FlutterPlugin {
    public static func register(with registrar: FlutterPluginRegistrar) {
        let factory = CheckoutViewFactory(messenger: registrar.messenger())
        registrar.register(factory, withId: "checkout_sdk/view")
    }
}

final class CheckoutViewFactory: NSObject, FlutterPlatformViewFactory {
    private let messenger: FlutterBinaryMessenger

    init(messenger: FlutterBinaryMessenger) {
        self.messenger = messenger
    }

    func createArgsCodec() -> FlutterMessageCodec & NSObjectProtocol {
        FlutterStandardMessageCodec.sharedInstance()
    }

    func create(withFrame frame: CGRect, viewIdentifier viewId: Int64, arguments args: Any?) -> FlutterPlatformView {
        MainActor.assumeIsolated {
            CheckoutPlatformView(frame: frame, viewId: viewId, arguments: args as? String ?? "{}", messenger: messenger)
        }
    }
}
