package checkout.sdk.flutter

import android.content.Context
import androidx.fragment.app.FragmentActivity
import io.flutter.embedding.engine.plugins.FlutterPlugin
import io.flutter.embedding.engine.plugins.activity.ActivityAware
import io.flutter.embedding.engine.plugins.activity.ActivityPluginBinding
import io.flutter.plugin.common.BinaryMessenger
import io.flutter.plugin.common.StandardMessageCodec
import io.flutter.plugin.platform.PlatformView
import io.flutter.plugin.platform.PlatformViewFactory

/** Registers the payment view. The app's activity must be a `FlutterFragmentActivity`. */
class CheckoutPlugin : FlutterPlugin, ActivityAware {
    private var factory: CheckoutViewFactory? = null

    override fun onAttachedToEngine(binding: FlutterPlugin.FlutterPluginBinding) {
        val made = CheckoutViewFactory(binding.binaryMessenger)
        binding.platformViewRegistry.registerViewFactory(VIEW_TYPE, made)
        factory = made
    }

    override fun onDetachedFromEngine(binding: FlutterPlugin.FlutterPluginBinding) {
        factory = null
    }

    override fun onAttachedToActivity(binding: ActivityPluginBinding) {
        factory?.activity = binding.activity as? FragmentActivity
    }

    override fun onReattachedToActivityForConfigChanges(binding: ActivityPluginBinding) = onAttachedToActivity(binding)

    override fun onDetachedFromActivity() {
        factory?.activity = null
    }

    override fun onDetachedFromActivityForConfigChanges() = onDetachedFromActivity()

    private companion object {
        const val VIEW_TYPE = "checkout_sdk/view"
    }
}

internal class CheckoutViewFactory(private val messenger: BinaryMessenger) :
    PlatformViewFactory(StandardMessageCodec.INSTANCE) {
    var activity: FragmentActivity? = null

    override fun create(context: Context, viewId: Int, args: Any?): PlatformView {
        val host = requireNotNull(activity) { "The app's activity must be a FlutterFragmentActivity." }
        return CheckoutPlatformView(host, messenger, viewId, args as String)
    }
}
