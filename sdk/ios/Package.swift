// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "CheckoutSDK",
    platforms: [.iOS(.v14)],
    products: [.library(name: "CheckoutSDK", targets: ["CheckoutSDK"])],
    targets: [.target(name: "CheckoutSDK")]
)
