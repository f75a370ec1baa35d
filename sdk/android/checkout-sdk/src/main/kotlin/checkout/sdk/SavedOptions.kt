package checkout.sdk

import java.math.BigDecimal
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

/** The options as Android keeps them for a new process: without callbacks and without the customer's data. */
internal fun CheckoutOptions.saved(): String = initData(null)
    .put("logger", logger.name)
    .put("allowedSchemes", JSONArray(allowedSchemes))
    .put("verifies", verifyPayment != null)
    .toString()

internal class SavedOptions(val options: CheckoutOptions, val verifies: Boolean)

internal fun savedOptions(text: String): SavedOptions? = try {
    val saved = JSONObject(text)
    SavedOptions(optionsOf(saved), saved.getBoolean("verifies"))
} catch (_: JSONException) {
    null
} catch (_: IllegalArgumentException) {
    null
}

private fun optionsOf(saved: JSONObject): CheckoutOptions {
    val settings = saved.getJSONObject("displaySettings")
    val theme = saved.getJSONObject("theme")
    val text = saved.optJSONObject("payButtonText")
    return CheckoutOptions(
        merchantId = saved.getString("merchantId"),
        sessionId = saved.getString("sessionId"),
        apiKey = saved.getString("apiKey"),
        amount = BigDecimal(saved.getString("amount")),
        formsOfPayments = saved.optJSONArray("formsOfPayment")?.let { names ->
            textsOf(names).mapNotNull { name -> FormOfPayment.entries.find { it.wire == name } }
        },
        displaySettings = DisplaySettings(
            mode = DisplaySettings.Mode.valueOf(settings.getString("mode")),
            visibleItemsCount = settings.getInt("visibleItemsCount"),
            defaultSelectedPgCode = settings.optString("defaultSelectedPgCode").ifEmpty { null },
        ),
        theme = CheckoutTheme(
            uiMode = CheckoutTheme.UiMode.valueOf(saved.getString("uiMode").uppercase(java.util.Locale.ROOT)),
            showPaymentDetails = saved.getBoolean("showPaymentDetails"),
            sdkBackgroundColor = theme.opt("sdkBackgroundColor") as? Int,
        ),
        themeJson = theme.toString(),
        onHeight = null,
        payButtonText = text?.let { PayButtonText(en = it.getString("en"), ar = it.getString("ar")) },
        logger = CheckoutLogger.valueOf(saved.getString("logger")),
        allowedSchemes = textsOf(saved.getJSONArray("allowedSchemes")),
        verifyPayment = null,
    ).also { it.requireUsable() }
}

private fun textsOf(list: JSONArray): List<String> = List(list.length()) { list.getString(it) }
