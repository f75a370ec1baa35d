import Flutter
import UIKit

public final class CheckoutPlugin: NSObject, FlutterPlugin {
    public static func register(with registrar: FlutterPluginRegistrar) {
        let factory = CheckoutViewFactory(messenger: registrar.messenger())
        registrar.register(factory, withId: "checkout_sdk/view")
    }
}

final class CheckoutViewFactory: NSObject, FlutterPlatformViewFactory {
    private let engine: Engine

    init(messenger: FlutterBinaryMessenger) {
        engine = Engine(messenger: messenger)
    }

    func createArgsCodec() -> FlutterMessageCodec & NSObjectProtocol {
        FlutterStandardMessageCodec.sharedInstance()
    }

    func create(withFrame frame: CGRect, viewIdentifier viewId: Int64, arguments args: Any?) -> FlutterPlatformView {
        let text = args as? String ?? "{}"
        let engine = engine
        return MainActor.assumeIsolated {
            CheckoutPlatformView(frame: frame, viewId: viewId, arguments: text, messenger: engine.messenger)
        }
    }
}

/// Flutter creates and calls its platform views on the main thread.
private struct Engine: @unchecked Sendable {
    let messenger: FlutterBinaryMessenger
}
