package checkout.sdk

import android.content.Context
import androidx.fragment.app.Fragment
import java.math.BigDecimal
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** Thrown if `visibleItemsCount` is 0. */
class InvalidVisibleItemsCountException : IllegalArgumentException("visibleItemsCount must be above 0.")

/** Result of the pre-payment hook. An alert shows the message of a failure. */
sealed class VerifyResult {
    data object Success : VerifyResult()

    data class Failure(val message: String) : VerifyResult()
}

/** Verbosity of the device's log. Customer input is never logged. */
enum class CheckoutLogger { NONE, ERROR, INFO }

/** Handles the payment of one session at a time. */
object Checkout {
    private var current: CheckoutFragment? = null

    /** True from `init` until `release` of the SDK. */
    @JvmStatic
    val isInitialized: Boolean
        get() = current != null

    /**
     * The fragment that shows the payment. In List mode the app scrolls it. Callbacks get the result as JSON
     * (docs/guides/en/sdk.md, "Results").
     *
     * @param setupPreload the session's `sdk_setup_preload_payload` as JSON; saves a request
     *
     * @throws InvalidVisibleItemsCountException `visibleItemsCount` is 0
     *
     * @throws IllegalArgumentException the key is private, or `merchantId` is not a domain
     *
     * @throws SecurityException the device is rooted: an alert says so, and the app exits when it is closed
     *
     * @throws IllegalStateException another payment was not released
     */
    suspend fun init(
        context: Context,
        options: CheckoutOptions,
        setupPreload: String? = null,
        successCallback: (String) -> Unit,
        cancelCallback: (String) -> Unit,
        errorCallback: (String, Throwable?) -> Unit,
    ): Fragment {
        options.requireUsable()
        check(!isInitialized) { "Call Checkout.release() before the next payment." }
        val isSecure = withContext(Dispatchers.IO) { SecurityGuard.isSecure(context.applicationContext) }
        return withContext(Dispatchers.Main) {
            if (!isSecure) {
                SecurityGuard.refuse(context)
                throw SecurityException("This device is not secure for payments.")
            }
            CheckoutFragment().also { fragment ->
                fragment.begin(options, setupPreload, Callbacks(successCallback, cancelCallback, errorCallback))
                current = fragment
            }
        }
    }

    /** Ends the payment on the device; the session is unchanged. Call it when the host is destroyed. */
    @JvmStatic
    fun release() {
        current?.end()
        current = null
    }

    /** Called if Android destroys the fragment without `release`. */
    internal fun forget(fragment: CheckoutFragment) {
        if (current === fragment) current = null
    }

    class Builder(
        private val merchantId: String,
        private val sessionId: String,
        private val apiKey: String,
        private val amount: BigDecimal,
    ) {
        private var formsOfPayments: List<FormOfPayment>? = null
        private var displaySettings = DisplaySettings()
        private var theme = CheckoutTheme()
        private var themeJson: String? = null
        private var payButtonText: PayButtonText? = null
        private var onHeight: ((Int) -> Unit)? = null
        private var logger = CheckoutLogger.NONE
        private var allowedSchemes: List<String> = emptyList()
        private var verifyPayment: (suspend (String?) -> VerifyResult)? = null

        /** Forms of payment to show; all by default. */
        fun formsOfPayments(value: List<FormOfPayment>?) = apply { formsOfPayments = value }

        fun displaySettings(value: DisplaySettings) = apply { displaySettings = value }

        fun theme(value: CheckoutTheme) = apply { theme = value }

        /** Sets the theme as JSON, with the names of `CheckoutTheme`, which it replaces. */
        fun themeJson(value: String?) = apply { themeJson = value }

        /** Callback that gets the payment's height in CSS pixels. */
        fun onHeight(value: ((Int) -> Unit)?) = apply { onHeight = value }

        fun payButtonText(value: PayButtonText?) = apply { payButtonText = value }

        fun logger(value: CheckoutLogger) = apply { logger = value }

        /** URL schemes of bank apps that the gateway's page may open. */
        fun allowedSchemes(value: List<String>) = apply { allowedSchemes = value }

        /**
         * Called before each payment with the masked card as JSON, or null. Without this callback all
         * payments continue.
         */
        fun verifyPayment(value: (suspend (String?) -> VerifyResult)?) = apply { verifyPayment = value }

        fun build() = CheckoutOptions(
            merchantId = merchantId,
            sessionId = sessionId,
            apiKey = apiKey,
            amount = amount,
            formsOfPayments = formsOfPayments,
            displaySettings = displaySettings,
            theme = theme,
            themeJson = themeJson,
            onHeight = onHeight,
            payButtonText = payButtonText,
            logger = logger,
            allowedSchemes = allowedSchemes,
            verifyPayment = verifyPayment,
        )
    }
}

internal class Callbacks(
    val success: (String) -> Unit,
    val cancel: (String) -> Unit,
    val error: (String, Throwable?) -> Unit,
)

class CheckoutException(val code: String, message: String) : RuntimeException(message)
