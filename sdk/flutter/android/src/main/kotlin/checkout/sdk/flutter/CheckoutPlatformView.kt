package checkout.sdk.flutter

import android.view.View
import androidx.fragment.app.FragmentActivity
import androidx.fragment.app.FragmentContainerView
import androidx.fragment.app.commit
import androidx.lifecycle.lifecycleScope
import checkout.sdk.Checkout
import checkout.sdk.CheckoutOptions
import checkout.sdk.CheckoutTheme
import checkout.sdk.DisplaySettings
import checkout.sdk.FormOfPayment
import checkout.sdk.PayButtonText
import checkout.sdk.VerifyResult
import io.flutter.plugin.common.BinaryMessenger
import io.flutter.plugin.common.MethodCall
import io.flutter.plugin.common.MethodChannel
import io.flutter.plugin.platform.PlatformView
import java.math.BigDecimal
import java.util.Locale
import kotlin.coroutines.resume
import kotlin.coroutines.suspendCoroutine
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.launch
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

internal class CheckoutPlatformView(
    private val activity: FragmentActivity,
    messenger: BinaryMessenger,
    viewId: Int,
    arguments: String,
) : PlatformView {
    private val channel = MethodChannel(messenger, "checkout_sdk/channel/$viewId")
    private val container = FragmentContainerView(activity).apply { id = View.generateViewId() }
    private var isGone = false

    init {
        channel.setMethodCallHandler(::hear)
        container.addOnAttachStateChangeListener(object : View.OnAttachStateChangeListener {
            override fun onViewAttachedToWindow(view: View) {
                container.removeOnAttachStateChangeListener(this)
                begin(JSONObject(arguments))
            }

            override fun onViewDetachedFromWindow(view: View) = Unit
        })
    }

    override fun getView(): View = container

    override fun dispose() {
        if (isGone) return
        isGone = true
        release()
        channel.setMethodCallHandler(null)
    }

    private fun hear(call: MethodCall, result: MethodChannel.Result) {
        if (call.method != ON_WIDGET_DETACHED) return result.notImplemented()
        dispose()
        result.success(null)
    }

    private fun begin(arguments: JSONObject) {
        activity.lifecycleScope.launch {
            try {
                show(arguments)
            } catch (error: CancellationException) {
                throw error
            } catch (error: SecurityException) {
                // The device is insecure: the SDK shows an alert and ends the app.
                report("insecure_device", error)
            } catch (error: IllegalArgumentException) {
                report("not_shown", error)
            } catch (error: IllegalStateException) {
                report("not_shown", error)
            } catch (error: JSONException) {
                report("not_shown", error)
            }
        }
    }

    private suspend fun show(arguments: JSONObject) {
        Checkout.release()
        owner = this
        val fragment = Checkout.init(
            activity,
            optionsOf(arguments),
            arguments.textOrNull("apiTransactionDetails"),
            successCallback = { channel.invokeMethod(SUCCESS_RESULT, it) },
            cancelCallback = { channel.invokeMethod(CANCEL_RESULT, it) },
            errorCallback = { text, _ -> channel.invokeMethod(ERROR_RESULT, text) },
        )
        if (isGone) return release()
        activity.supportFragmentManager.commit(allowStateLoss = true) { replace(container.id, fragment) }
    }

    private fun report(code: String, error: Exception) {
        val data = JSONObject()
            .put("message", error.message.orEmpty())
            .put("status", "error")
            .put("form_of_payment", "")
            .put("code", code)
            .put("retryable", false)
        channel.invokeMethod(ERROR_RESULT, data.toString())
    }

    /** Ends this view's payment, but not that of a view created later. */
    private fun release() {
        if (owner !== this) return
        owner = null
        Checkout.release()
    }

    private fun optionsOf(arguments: JSONObject): CheckoutOptions {
        val amount = BigDecimal(arguments.getString("amount"))
        val uiMode = CheckoutTheme.UiMode.valueOf(arguments.getString("uiMode").uppercase(Locale.ROOT))
        val theme = CheckoutTheme(uiMode = uiMode, showPaymentDetails = arguments.getBoolean("showPaymentDetails"))
        val settings = arguments.getJSONObject("paymentOptionsDisplaySettings")
        return Checkout.Builder(
            arguments.getString("merchantId"),
            arguments.getString("sessionId"),
            arguments.getString("apiKey"),
            amount,
        )
            .formsOfPayments(formsOf(arguments.optJSONArray("formsOfPayment")))
            .displaySettings(displayOf(settings))
            .theme(theme)
            .themeJson(arguments.optJSONObject("theme")?.toString())
            .payButtonText(arguments.optJSONObject("payButtonText")?.let {
                PayButtonText(en = it.getString("en"), ar = it.getString("ar"))
            })
            .allowedSchemes(textsOf(arguments.optJSONArray("allowedSchemes")))
            .onHeight { channel.invokeMethod(CHECKOUT_HEIGHT, it) }
            .verifyPayment { card -> verify(card) }
            .build()
    }

    private fun displayOf(settings: JSONObject) = DisplaySettings(
        mode = DisplaySettings.Mode.valueOf(settings.getString("mode")),
        visibleItemsCount = settings.getInt("visibleItemsCount"),
        defaultSelectedPgCode = settings.textOrNull("defaultSelectedPgCode"),
    )

    /** The named forms of payment, without Apple Pay, which Android lacks. */
    private fun formsOf(names: JSONArray?): List<FormOfPayment>? =
        names?.let { textsOf(it).mapNotNull { name -> FormOfPayment.entries.find { form -> form.wire == name } } }

    private fun textsOf(list: JSONArray?): List<String> = List(list?.length() ?: 0) { list?.getString(it).orEmpty() }

    private suspend fun verify(card: String?): VerifyResult = suspendCoroutine { done ->
        channel.invokeMethod(VERIFY_PAYMENT, card, object : MethodChannel.Result {
            override fun success(result: Any?) = done.resume(VerifyResult.Success)

            override fun error(code: String, message: String?, details: Any?) =
                done.resume(VerifyResult.Failure(message.orEmpty()))

            override fun notImplemented() = done.resume(VerifyResult.Success)
        })
    }

    private fun JSONObject.textOrNull(name: String): String? = if (isNull(name)) null else getString(name)

    private companion object {
        var owner: CheckoutPlatformView? = null

        const val CHECKOUT_HEIGHT = "METHOD_CHECKOUT_HEIGHT"
        const val SUCCESS_RESULT = "METHOD_PAYMENT_SUCCESS_RESULT"
        const val CANCEL_RESULT = "METHOD_PAYMENT_CANCEL_RESULT"
        const val ERROR_RESULT = "METHOD_PAYMENT_ERROR_RESULT"
        const val VERIFY_PAYMENT = "METHOD_VERIFY_PAYMENT"
        const val ON_WIDGET_DETACHED = "METHOD_ON_WIDGET_DETACHED"
    }
}
