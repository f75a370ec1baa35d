package checkout.sdk

import android.content.Context
import androidx.fragment.app.Fragment
import java.math.BigDecimal
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

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

    /** The payment that Android restored in a new process; hidden until the app resumes it. */
    private var restored: CheckoutFragment? = null
    private var lost: Lost? = null

    /** True from `init` or `resume` until `release` of the SDK. */
    @JvmStatic
    val isInitialized: Boolean
        get() = current != null

    /**
     * Returns the payment's fragment, the same for the same session. In List mode the app scrolls it.
     * Callbacks get the result as JSON (docs/guides/en/sdk.md, "Results").
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
        requireSecure(context)
        return withContext(Dispatchers.Main) {
            val callbacks = Callbacks(successCallback, cancelCallback, errorCallback)
            val same = (current ?: restored)?.takeIf { it.shows(options.sessionId) }
            if (same != null) return@withContext same.also { proceed(it, callbacks, options.hooks) }
            check(!isInitialized) { "Call Checkout.release() before the next payment." }
            release()
            CheckoutFragment().also { fragment ->
                fragment.begin(options, setupPreload, callbacks)
                current = fragment
            }
        }
    }

    private fun proceed(fragment: CheckoutFragment, callbacks: Callbacks, hooks: Hooks) {
        fragment.resume(callbacks, hooks)
        restored = null
        current = fragment
    }

    /**
     * Continues an earlier activity's payment (sdk/android/README.md).
     *
     * @return false if there is none: call `init`
     *
     * @throws IllegalArgumentException `verifyPayment` is missing
     *
     * @throws SecurityException as `init`
     */
    suspend fun resume(
        context: Context,
        successCallback: (String) -> Unit,
        cancelCallback: (String) -> Unit,
        errorCallback: (String, Throwable?) -> Unit,
        onHeight: ((Int) -> Unit)? = null,
        verifyPayment: (suspend (String?) -> VerifyResult)? = null,
    ): Boolean {
        if (!hasPayment) return false
        requireSecure(context)
        return withContext(Dispatchers.Main) {
            restored?.let { if (!it.isPlaced) it.lose() }
            lost?.let { (sessionId) ->
                lost = null
                val data = OwnError.NOT_RESTORED.data(context, sessionId)
                errorCallback(data.toString(), CheckoutException(OwnError.NOT_RESTORED.code, data.getString("message")))
                return@withContext true
            }
            val fragment = restored ?: current ?: return@withContext false
            val callbacks = Callbacks(successCallback, cancelCallback, errorCallback)
            proceed(fragment, callbacks, Hooks(onHeight, verifyPayment))
            true
        }
    }

    private val hasPayment: Boolean
        get() = current != null || restored != null || lost != null

    private suspend fun requireSecure(context: Context) {
        val isSecure = withContext(Dispatchers.IO) { SecurityGuard.isSecure(context.applicationContext) }
        if (isSecure) return
        withContext(Dispatchers.Main) { SecurityGuard.refuse(context) }
        throw SecurityException("This device is not secure for payments.")
    }

    /** Ends the payment on the device; the session is unchanged. Call it when the host is destroyed. */
    @JvmStatic
    fun release() {
        current?.end()
        restored?.leaveHost()
        current = null
        restored = null
        lost = null
    }

    internal fun keep(fragment: CheckoutFragment) {
        restored = fragment
    }

    internal fun lose(fragment: CheckoutFragment, sessionId: String?) {
        if (restored === fragment) restored = null
        lost = Lost(sessionId)
    }

    /** Called if Android destroys the fragment without `release`. */
    internal fun forget(fragment: CheckoutFragment) {
        if (current === fragment) current = null
        if (restored === fragment) restored = null
    }

    private data class Lost(val sessionId: String?)

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

        /** Sets the theme as JSON, with the names of `CheckoutTheme`; it takes precedence over `theme`. */
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

internal class Hooks(val onHeight: ((Int) -> Unit)?, val verifyPayment: (suspend (String?) -> VerifyResult)?)

class CheckoutException(val code: String, message: String) : RuntimeException(message)
