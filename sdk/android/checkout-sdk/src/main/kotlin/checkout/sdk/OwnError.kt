package checkout.sdk

import android.content.Context
import org.json.JSONObject

/** Errors that the SDK in the app reports, with the codes of docs/guides/en/native-sdk.md. */
internal enum class OwnError(val code: String, private val text: Int, private val isRetryable: Boolean = true) {
    NOT_SHOWN("not_shown", R.string.checkout_not_shown),
    NETWORK("network", R.string.checkout_network),
    SESSION_NOT_FOUND("session_not_found", R.string.checkout_session_not_found, isRetryable = false),
    RATE_LIMITED("rate_limited", R.string.checkout_rate_limited),
    SERVICE_ERROR("service_error", R.string.checkout_service_error),
    RENDERER_GONE("renderer_gone", R.string.checkout_interrupted),
    NOT_RESTORED("not_restored", R.string.checkout_interrupted);

    fun data(context: Context, sessionId: String?): JSONObject = JSONObject()
        .put("message", context.getString(text))
        .put("status", "error")
        .put("form_of_payment", "")
        .put("code", code)
        .put("retryable", isRetryable)
        .putOpt("session_id", sessionId)

    companion object {
        private const val NOT_FOUND = 404
        private const val TOO_MANY = 429

        fun of(status: Int): OwnError = when (status) {
            NOT_FOUND -> SESSION_NOT_FOUND
            TOO_MANY -> RATE_LIMITED
            else -> SERVICE_ERROR
        }
    }
}
