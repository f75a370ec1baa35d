package checkout.sdk

import android.net.Uri
import java.math.BigDecimal
import java.util.Locale
import org.json.JSONArray
import org.json.JSONObject

/** Forms of payment. Forms that the session does not offer are hidden. */
enum class FormOfPayment(val wire: String) {
    CARD_ONSITE("cardOnsite"),
    TOKEN_PAY("tokenPay"),
    REDIRECT("redirect"),
    MOBILE_WALLET("mobileWallet"),
    FLEX_METHODS("flexMethods"),
    WALLET("wallet"),
    DEVICE_WALLET_B("deviceWalletB"),
}

/**
 * Layout of the payment methods.
 *
 * @param visibleItemsCount number of methods visible in List mode; fewer methods shrink the list. 0 makes
 *   `Checkout.init` throw
 *
 * @param defaultSelectedPgCode the method to preselect, if the session has it
 */
data class DisplaySettings(
    val mode: Mode = Mode.BottomSheet,
    val visibleItemsCount: Int = 5,
    val defaultSelectedPgCode: String? = null,
) {
    enum class Mode { BottomSheet, List }
}

/** Texts of the pay button instead of "Pay" and the amount. Both languages are required. */
data class PayButtonText(val en: String, val ar: String)

class CheckoutOptions internal constructor(
    internal val merchantId: String,
    val sessionId: String,
    internal val apiKey: String,
    internal val amount: BigDecimal,
    internal val formsOfPayments: List<FormOfPayment>?,
    internal val displaySettings: DisplaySettings,
    internal val theme: CheckoutTheme,
    internal val themeJson: String?,
    internal var onHeight: ((Int) -> Unit)?,
    internal val payButtonText: PayButtonText?,
    internal val logger: CheckoutLogger,
    internal val allowedSchemes: List<String>,
    internal var verifyPayment: (suspend (String?) -> VerifyResult)?,
) {
    internal val language: String
        get() = if (Locale.getDefault().language == "ar") "ar" else "en"

    internal val origin: String
        get() {
            val host = merchantId.substringBefore(":")
            val scheme = if (host in LOCAL_HOSTS) "http" else "https"
            return "$scheme://$merchantId"
        }

    /** The address has the display options of `initData`, so that the page loads only once. */
    internal val pageUrl: String
        get() {
            val query = mutableMapOf("origin" to origin, "channel" to "in-an-app", "key" to apiKey, "native" to "yes")
            val forms = formsOfPayments ?: FormOfPayment.entries
            query["forms"] = forms.filter { it != FormOfPayment.DEVICE_WALLET_B }
                .joinToString(",") { if (it == FormOfPayment.MOBILE_WALLET) "stcPay" else it.wire }
                .ifEmpty { "none" }
            if (theme.uiMode != CheckoutTheme.UiMode.AUTO) query["scheme"] = theme.uiMode.name.lowercase(Locale.ROOT)
            if (displaySettings.mode == DisplaySettings.Mode.BottomSheet) query["mode"] = "sheet"
            if (displaySettings.visibleItemsCount != ITEMS) query["items"] = "${displaySettings.visibleItemsCount}"
            displaySettings.defaultSelectedPgCode?.let { query["pg"] = it }
            if (!theme.showPaymentDetails) query["details"] = "no"
            payButtonText?.let { query["label"] = if (language == "ar") it.ar else it.en }
            val said = query.map { (name, value) -> "$name=${Uri.encode(value)}" }.joinToString("&")
            return "$origin/$language/embed/$sessionId/?$said"
        }

    internal val hooks: Hooks
        get() = Hooks(onHeight, verifyPayment)

    internal fun requireUsable() {
        if (displaySettings.visibleItemsCount < 1) throw InvalidVisibleItemsCountException()
        require(!apiKey.startsWith("sk_")) { "apiKey is a private key. Use the public key, and revoke this one." }
        require(DOMAIN.matches(merchantId)) { "merchantId is a domain without a scheme and a path." }
    }

    internal fun initData(setupPreload: String?): JSONObject {
        val settings = JSONObject()
            .put("mode", displaySettings.mode.name)
            .put("visibleItemsCount", displaySettings.visibleItemsCount)
            .putOpt("defaultSelectedPgCode", displaySettings.defaultSelectedPgCode)
        val capabilities = JSONObject()
            .put("device_wallet_a", false)
            .put("device_wallet_b", true)
            .put("secure_screen", true)
            .put("external_browser", false)
        return JSONObject()
            .put("merchantId", merchantId)
            .put("apiKey", apiKey)
            .put("sessionId", sessionId)
            .put("amount", amount.toPlainString())
            .put("lang", language)
            .put("uiMode", theme.uiMode.name.lowercase(Locale.ROOT))
            .putOpt("formsOfPayment", formsOfPayments?.let { forms -> JSONArray(forms.map { it.wire }) })
            .put("displaySettings", settings)
            .putOpt("setupPreload", setupPreload?.let { JSONObject(it) })
            .put("theme", themeJson?.let { JSONObject(it) } ?: theme.wire())
            .put("showPaymentDetails", theme.showPaymentDetails)
            .putOpt("payButtonText", payButtonText?.let { JSONObject().put("en", it.en).put("ar", it.ar) })
            .put("platform", "android")
            .put("sdk_version", VERSION)
            .put("capabilities", capabilities)
            .put("safe_area", JSONObject())
    }

    private companion object {
        const val VERSION = "1.0.0"
        const val ITEMS = 5
        val LOCAL_HOSTS = setOf("localhost", "127.0.0.1", "10.0.2.2")
        val DOMAIN = Regex("^[A-Za-z0-9.-]+(:[0-9]+)?$")
    }
}
