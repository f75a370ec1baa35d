@_exported import UIKit

public let FlutterMethodNotImplemented: NSObject = { fatalError() }()
public typealias FlutterResult = (Any?) -> Void
public typealias FlutterMethodCallHandler = (FlutterMethodCall, @escaping FlutterResult) -> Void

open class FlutterMethodCall: NSObject {
    open var method: String { fatalError() }
    open var arguments: Any? { fatalError() }
}

open class FlutterError: NSObject {
    open var code: String { fatalError() }
    open var message: String? { fatalError() }
    open var details: Any? { fatalError() }
}

public protocol FlutterBinaryMessenger: NSObjectProtocol {}

open class FlutterMethodChannel: NSObject {
    public convenience init(name: String, binaryMessenger: any FlutterBinaryMessenger) { fatalError() }
    open func invokeMethod(_ method: String, arguments: Any?) { fatalError() }
    open func invokeMethod(_ method: String, arguments: Any?, result callback: FlutterResult?) { fatalError() }
    open func setMethodCallHandler(_ handler: FlutterMethodCallHandler?) { fatalError() }
}

public protocol FlutterMessageCodec { static func sharedInstance() -> Self }

public final class FlutterStandardMessageCodec: NSObject, FlutterMessageCodec {
    public static func sharedInstance() -> Self { fatalError() }
}

public protocol FlutterPlatformView: NSObjectProtocol {
    func view() -> UIView
}

public protocol FlutterPlatformViewFactory: NSObjectProtocol {
    func create(
        withFrame frame: CGRect, viewIdentifier viewId: Int64, arguments args: Any?
    ) -> any FlutterPlatformView
    func createArgsCodec() -> any FlutterMessageCodec & NSObjectProtocol
}

public protocol FlutterPluginRegistrar: NSObjectProtocol {
    func messenger() -> any FlutterBinaryMessenger
    func register(_ factory: any FlutterPlatformViewFactory, withId factoryId: String)
}

public protocol FlutterPlugin: NSObjectProtocol {
    static func register(with registrar: any FlutterPluginRegistrar)
}
