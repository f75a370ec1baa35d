Pod::Spec.new do |spec|
  spec.name = "checkout_sdk"
  spec.version = "1.0.0-cocoapods"
  spec.summary = "Shows a payment session of a Sarraf installation in a Flutter app."
  spec.homepage = ENV.fetch("CHECKOUT_HOMEPAGE", "https://localhost")
  spec.license = { :type => "Apache-2.0", :file => "../LICENSE" }
  spec.author = "The Sarraf authors"
  spec.source = { :path => "." }
  spec.ios.deployment_target = "15.0"
  spec.swift_versions = ["5.9"]
  spec.source_files = "checkout_sdk/Sources/checkout_sdk/**/*.swift"
  spec.dependency "Flutter"
  spec.dependency "CheckoutSDK", "1.0.0"
end
