import UIKit

/// Hides card data from screen capture: screenshots show an empty view, recordings a blur.
final class CaptureGuard {
    /// True while the page shows card fields.
    var isOn = true {
        didSet { look() }
    }

    private let field = UITextField()
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    private var observer: NSObjectProtocol?

    init() {
        observer = NotificationCenter.default.addObserver(
            forName: UIScreen.capturedDidChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in self?.look() }
    }

    deinit {
        end()
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
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
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
