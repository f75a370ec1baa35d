import UIKit

public struct CheckoutLabel {
    public var color: UIColor?
    public var font: UIFont?
    public var fontFamily: String?

    public init(color: UIColor? = nil, font: UIFont? = nil, fontFamily: String? = nil) {
        self.color = color
        self.font = font
        self.fontFamily = fontFamily
    }

    var wire: [String: Any] {
        var wire: [String: Any] = [:]
        wire["color"] = color?.hex
        wire["fontFamily"] = fontFamily ?? font?.familyName
        wire["fontSize"] = font.map { Double($0.pointSize) }
        return wire
    }
}

public struct CheckoutTextField {
    public var label: CheckoutLabel?
    public var text: CheckoutLabel?
    public var backgroundColor: UIColor?

    public init(label: CheckoutLabel? = nil, text: CheckoutLabel? = nil, backgroundColor: UIColor? = nil) {
        self.label = label
        self.text = text
        self.backgroundColor = backgroundColor
    }

    var wire: [String: Any] {
        var wire: [String: Any] = [:]
        wire["label"] = label?.wire
        wire["text"] = text?.wire
        wire["backgroundColor"] = backgroundColor?.hex
        return wire
    }
}

public struct CheckoutButton {
    public var enabledTitleColor: UIColor?
    public var disabledTitleColor: UIColor?
    public var enabledBackgroundColor: UIColor?
    public var disabledBackgroundColor: UIColor?
    public var font: UIFont?
    public var fontFamily: String?
    public var cornerRadius: CGFloat?
    public var borderColor: UIColor?
    public var borderWidth: CGFloat?

    public init() {}

    var wire: [String: Any] {
        var wire: [String: Any] = [:]
        wire["enabledTitleColor"] = enabledTitleColor?.hex
        wire["disabledTitleColor"] = disabledTitleColor?.hex
        wire["enabledBackgroundColor"] = enabledBackgroundColor?.hex
        wire["disabledBackgroundColor"] = disabledBackgroundColor?.hex
        wire["fontFamily"] = fontFamily ?? font?.familyName
        wire["cornerRadius"] = cornerRadius.map(Double.init)
        wire["borderColor"] = borderColor?.hex
        wire["borderWidth"] = borderWidth.map(Double.init)
        return wire
    }
}

/// Appearance of the payment; unset values keep the service's defaults.
public struct CheckoutTheme {
    public enum UIMode: String, Sendable {
        case system = "auto"
        case light
        case dark

        var style: UIUserInterfaceStyle {
            switch self {
            case .system: return .unspecified
            case .light: return .light
            case .dark: return .dark
            }
        }
    }

    public var uiMode: UIMode = .system
    public var showPaymentDetails = true

    public var mainTitle: CheckoutLabel?
    public var title: CheckoutLabel?
    public var subtitle: CheckoutLabel?
    public var feesTitle: CheckoutLabel?
    public var feesSubtitle: CheckoutLabel?
    public var dataLabel: CheckoutLabel?
    public var dataValue: CheckoutLabel?
    public var errorMessageText: CheckoutLabel?
    public var selectPaymentMethodTitleLabel: CheckoutLabel?
    public var inputTextField: CheckoutTextField?

    public var backgroundColor: UIColor?
    public var backgroundColorModal: UIColor?
    public var iconColor: UIColor?
    public var paymentItemBackgroundColor: UIColor?
    public var selectPaymentMethodTitleBackgroundColor: UIColor?
    public var selectPaymentMethodBorderColor: UIColor?
    public var selectPaymentMethodBorderWidth: CGFloat?
    public var selectPaymentMethodCornerRadius: CGFloat?
    public var selectPaymentMethodDescriptionTextColor: UIColor?
    public var switchOnTintColor: UIColor?

    public var button: CheckoutButton?
    public var selectorButton: CheckoutButton?
    public var margins: UIEdgeInsets?

    private let given: [String: Any]

    /// - Parameter wire: a theme as JSON, with the names of iOS or of Android.
    public init(wire: [String: Any] = [:]) {
        given = wire
    }

    var wire: [String: Any] {
        var wire: [String: Any] = [:]
        wire["mainTitle"] = mainTitle?.wire
        wire["title"] = title?.wire
        wire["subtitle"] = subtitle?.wire
        wire["feesTitle"] = feesTitle?.wire
        wire["feesSubtitle"] = feesSubtitle?.wire
        wire["dataLabel"] = dataLabel?.wire
        wire["dataValue"] = dataValue?.wire
        wire["errorMessageText"] = errorMessageText?.wire
        wire["selectPaymentMethodTitleLabel"] = selectPaymentMethodTitleLabel?.wire
        wire["inputTextField"] = inputTextField?.wire
        wire["backgroundColor"] = backgroundColor?.hex
        wire["backgroundColorModal"] = backgroundColorModal?.hex
        wire["iconColor"] = iconColor?.hex
        wire["paymentItemBackgroundColor"] = paymentItemBackgroundColor?.hex
        wire["selectPaymentMethodTitleBackgroundColor"] = selectPaymentMethodTitleBackgroundColor?.hex
        wire["selectPaymentMethodBorderColor"] = selectPaymentMethodBorderColor?.hex
        wire["selectPaymentMethodBorderWidth"] = selectPaymentMethodBorderWidth.map(Double.init)
        wire["selectPaymentMethodCornerRadius"] = selectPaymentMethodCornerRadius.map(Double.init)
        wire["selectPaymentMethodDescriptionTextColor"] = selectPaymentMethodDescriptionTextColor?.hex
        wire["switchOnTintColor"] = switchOnTintColor?.hex
        wire["button"] = button?.wire
        wire["selectorButton"] = selectorButton?.wire
        if let margins {
            wire["margins"] = [
                "left": Double(margins.left),
                "top": Double(margins.top),
                "right": Double(margins.right),
                "bottom": Double(margins.bottom),
            ]
        }
        return given.merging(wire) { _, own in own }
    }
}

extension UIColor {
    /// The colour as CSS, in the variant of the device's mode.
    var hex: String {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + parts.map { String(format: "%02x", $0) }.joined()
    }
}
