import UIKit

/// Detects jailbroken devices, for example by installed apps that open `schemes`. The app's `Info.plist` must
/// list `schemes` under `LSApplicationQueriesSchemes`; otherwise iOS reports the apps as absent.
@MainActor
enum SecurityGuard {
    static let schemes = ["zbra", "cydia", "undecimus", "sileo", "filza", "activator"]
    private static let paths = [
        "/Applications/Cydia.app", "/Applications/Sileo.app", "/Library/MobileSubstrate/MobileSubstrate.dylib",
        "/bin/bash", "/usr/sbin/sshd", "/etc/apt", "/private/var/lib/apt", "/var/jb",
    ]

    static var isSecure: Bool {
        #if targetEnvironment(simulator)
        return true
        #else
        return !opensForbiddenApp && !holdsForbiddenFile && !writesOutside
        #endif
    }

    private static var opensForbiddenApp: Bool {
        schemes.contains { scheme in
            URL(string: "\(scheme)://package").map { UIApplication.shared.canOpenURL($0) } ?? false
        }
    }

    private static var holdsForbiddenFile: Bool {
        paths.contains { FileManager.default.fileExists(atPath: $0) }
    }

    private static var writesOutside: Bool {
        let path = "/private/\(UUID().uuidString)"
        guard FileManager.default.createFile(atPath: path, contents: Data()) else { return false }
        try? FileManager.default.removeItem(atPath: path)
        return true
    }
}

final class InsecureDeviceViewController: UIViewController {
    private let checkout: Checkout
    private var hasTold = false

    init(checkout: Checkout) {
        self.checkout = checkout
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("InsecureDeviceViewController is made by Checkout.")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasTold else { return }
        hasTold = true
        let isArabic = checkout.configuration.language == "ar"
        let message = isArabic
            ? "هذا الجهاز غير آمن للدفع. العمليات موقوفة عليه."
            : "This device is not secure for payments. Transactions are blocked."
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: isArabic ? "حسنًا" : "OK", style: .default) { [checkout] _ in
            checkout.report(.error, [
                "message": message, "status": "error", "form_of_payment": "",
                "session_id": checkout.configuration.sessionId, "code": "insecure_device", "retryable": false,
            ])
        })
        present(alert, animated: true)
    }
}
