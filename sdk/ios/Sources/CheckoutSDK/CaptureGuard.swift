import UIKit

/// Hides card data from screen capture: screenshots show an empty view, recordings a blur.
@MainActor
final class CaptureGuard {
    var isOn = true {
        didSet { look() }
    }

    private let field = UITextField()
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    private var captures: Observation?

    init() {
        captures = Observation(of: UIScreen.capturedDidChangeNotification) { [weak self] in self?.look() }
    }

    /// Moves the content into a secure text field's layer, which iOS excludes from screenshots.
    func cover(_ content: UIView, in container: UIView) {
        field.isSecureTextEntry = true
        let canvas = field.subviews.first ?? container
        canvas.isUserInteractionEnabled = true
        if canvas !== container { CaptureGuard.fill(canvas, in: container) }
        CaptureGuard.fill(content, in: canvas)
        CaptureGuard.fill(blur, in: container)
        look()
    }

    func end() {
        captures = nil
    }

    private func look() {
        field.isSecureTextEntry = isOn
        blur.isHidden = !(isOn && UIScreen.main.isCaptured)
    }

    private static func fill(_ child: UIView, in parent: UIView) {
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            child.topAnchor.constraint(equalTo: parent.topAnchor),
            child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        ])
    }
}

private final class Observation {
    private let token: NSObjectProtocol

    init(of name: Notification.Name, _ act: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
            MainActor.assumeIsolated { act() }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
