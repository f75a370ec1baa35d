// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "checkout_sdk",
    platforms: [.iOS("15.0")],
    products: [.library(name: "checkout-sdk", targets: ["checkout_sdk"])],
    dependencies: [.package(name: "CheckoutSDK", path: "../../../ios")],
    targets: [.target(name: "checkout_sdk", dependencies: [.product(name: "CheckoutSDK", package: "CheckoutSDK")])]
)
