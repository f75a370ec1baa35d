Pod::Spec.new do |spec|
  spec.name = "CheckoutSDK"
  spec.version = "1.0.0"
  spec.summary = "Shows a payment session of a Sarraf installation in an iOS app."
  spec.homepage = ENV.fetch("CHECKOUT_HOMEPAGE", "https://localhost")
  spec.license = { :type => "Apache-2.0", :file => "LICENSE" }
  spec.author = "The Sarraf authors"
  spec.source = { :path => "." }
  spec.ios.deployment_target = "14.0"
  spec.swift_versions = ["5.9"]
  spec.source_files = "Sources/CheckoutSDK/**/*.swift"
end
