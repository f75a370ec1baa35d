@_exported import Foundation
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif

public struct NSKeyValueObservedChange<Value> {}
open class NSKeyValueObservation: NSObject {}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { fatalError() }
}

open class UIColor: NSObject, @unchecked Sendable {
    public class var clear: UIColor { fatalError() }
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { fatalError() }
    open func resolvedColor(with traits: UITraitCollection) -> UIColor { fatalError() }
}

open class UIFont: NSObject, @unchecked Sendable {
    open var familyName: String { fatalError() }
    open var pointSize: CGFloat { fatalError() }
}

public struct UIEdgeInsets: Sendable {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

open class UITraitCollection: NSObject, @unchecked Sendable {
    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { fatalError() }
    open func performAsCurrent(_ actions: () -> Void) { fatalError() }
}

@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

@MainActor public class NSLayoutConstraint: NSObject {
    public class func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
}
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class UIView: UIResponder, UITraitEnvironment {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var flexibleWidth: AutoresizingMask { fatalError() }
        public static var flexibleHeight: AutoresizingMask { fatalError() }
    }
    public init(frame: CGRect) { fatalError() }
    public override convenience init() { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var frame: CGRect
    open var bounds: CGRect
    open var backgroundColor: UIColor?
    open var isOpaque: Bool
    open var isHidden: Bool
    open var isUserInteractionEnabled: Bool
    open var translatesAutoresizingMaskIntoConstraints: Bool
    open var autoresizingMask: AutoresizingMask
    open var subviews: [UIView] { fatalError() }
    open var safeAreaInsets: UIEdgeInsets { fatalError() }
    open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    open func addSubview(_ view: UIView) { fatalError() }
    open func removeFromSuperview() { fatalError() }
    open var traitCollection: UITraitCollection { fatalError() }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

@MainActor open class UIControl: UIView {}

@MainActor open class UITextField: UIControl {
    open var isSecureTextEntry: Bool { get { fatalError() } set { fatalError() } }
}

@MainActor open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { fatalError() }
        set { fatalError() }
    }
    open var isScrollEnabled: Bool { get { fatalError() } set { fatalError() } }
}

@MainActor open class UIVisualEffect: NSObject {}

@MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular = 4 }
    public convenience init(style: Style) { fatalError() }
}

@MainActor open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
}

@MainActor open class UIScreen: NSObject {
    open class var main: UIScreen { fatalError() }
    public nonisolated class var capturedDidChangeNotification: NSNotification.Name { fatalError() }
    open var isCaptured: Bool { fatalError() }
}

@MainActor open class UIApplication: UIResponder {
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    open class var shared: UIApplication { fatalError() }
    open func canOpenURL(_ url: URL) -> Bool { fatalError() }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { fatalError() }
}

@MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

public enum UIModalPresentationStyle: Int, Sendable { case fullScreen, pageSheet, formSheet }

@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    open var view: UIView! { get { fatalError() } set { fatalError() } }
    open var preferredContentSize: CGSize { get { fatalError() } set { fatalError() } }
    open var modalPresentationStyle: UIModalPresentationStyle { get { fatalError() } set { fatalError() } }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { fatalError() } set { fatalError() } }
    open var isBeingDismissed: Bool { fatalError() }
    open var isMovingFromParent: Bool { fatalError() }
    open var navigationItem: UINavigationItem { fatalError() }
    open var navigationController: UINavigationController? { fatalError() }
    open var presentingViewController: UIViewController? { fatalError() }
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open var traitCollection: UITraitCollection { fatalError() }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { fatalError() }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
    open func addChild(_ childController: UIViewController) { fatalError() }
    open func removeFromParent() { fatalError() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}

@MainActor open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { fatalError() }
}

@MainActor open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem?
}

@MainActor open class UIBarItem: NSObject {
    public override init() {}
    public required init?(coder: NSCoder) { fatalError() }
}

@MainActor open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable { case done, cancel, close = 24 }
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) { fatalError() }
}

@MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public enum State: Int, Sendable { case off, on, mixed }
}

@MainActor open class UIMenu: UIMenuElement {}
@MainActor open class UIImage: NSObject {}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) { fatalError() }
}

@MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { fatalError() }
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
    open func addAction(_ action: UIAlertAction) { fatalError() }
}
