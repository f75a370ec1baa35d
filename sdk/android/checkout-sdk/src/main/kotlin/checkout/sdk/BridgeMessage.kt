package checkout.sdk

import java.util.UUID
import org.json.JSONException
import org.json.JSONObject

/** Messages from the page (docs/guides/en/native-sdk.md). */
internal enum class PageMessage(val wire: String) {
    HELLO("hello"),
    READY("ready"),
    HEIGHT("height"),
    CHANGE("change"),
    VALIDATE_REQUEST("validate.request"),
    WALLET_AVAILABILITY_REQUEST("wallet.availability.request"),
    WALLET_REQUEST("wallet.request"),
    WALLET_COMPLETE("wallet.complete"),
    NAVIGATE("navigate"),
    SECURE("secure"),
    POPUP("popup"),
    BACK_HANDLED("back.handled"),
    SUCCESS("success"),
    CANCEL("cancel"),
    ERROR("error"),
}

internal enum class ShellMessage(val wire: String) {
    INIT("init"),
    CONFIG_UPDATE("config.update"),
    RELOAD("reload"),
    VALIDATE_RESULT("validate.result"),
    WALLET_AVAILABILITY_RESULT("wallet.availability.result"),
    WALLET_RESULT("wallet.result"),
    NAVIGATE_CLOSED("navigate.closed"),
    BACK("back"),
    ACK("ack"),
    DETACH("detach"),
}

/** A valid message from the page. `re` is the id of the app's message to which it replies. */
internal class IncomingMessage(val id: String, val re: String?, val type: PageMessage, val data: JSONObject)

internal object BridgeMessage {
    private const val VERSION = 1
    private const val MAX_BYTES = 65_536

    fun read(text: String, sessionId: String): IncomingMessage? {
        if (text.toByteArray().size > MAX_BYTES) return null
        val envelope = parse(text) ?: return null
        if (envelope.optInt("v") != VERSION || envelope.optString("sid") != sessionId) return null
        val type = PageMessage.entries.find { it.wire == envelope.optString("type") } ?: return null
        val data = envelope.optJSONObject("data") ?: return null
        val id = envelope.optString("id").ifEmpty { return null }
        val re = if (envelope.isNull("re")) null else envelope.optString("re")
        return IncomingMessage(id, re, type, data)
    }

    fun write(type: ShellMessage, data: JSONObject, re: String?, sessionId: String): String = JSONObject()
        .put("v", VERSION)
        .put("id", UUID.randomUUID().toString())
        .put("re", re ?: JSONObject.NULL)
        .put("type", type.wire)
        .put("sid", sessionId)
        .put("ts", System.currentTimeMillis())
        .put("data", data)
        .toString()

    private fun parse(text: String): JSONObject? = try {
        JSONObject(text)
    } catch (_: JSONException) {
        null
    }
}
