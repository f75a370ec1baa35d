package checkout.sdk

import android.net.Uri
import android.os.Handler
import android.os.Looper
import android.webkit.JavascriptInterface
import android.webkit.WebView
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONArray
import org.json.JSONObject

internal class Bridge(
    private val webView: WebView,
    private val sessionId: String,
    private val origin: String,
    private val hear: (IncomingMessage) -> Unit,
) {
    private val heard = HashSet<String>()
    private val main = Handler(Looper.getMainLooper())
    private var isDetached = false

    /**
     * Adds the object `checkout` to the page: as a message listener, or as a JavaScript interface on older
     * web views.
     */
    fun attach() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            webView.addJavascriptInterface(PageObject(), NAME)
            return
        }
        WebViewCompat.addWebMessageListener(webView, NAME, setOf(origin)) { _, message, source, isMainFrame, _ ->
            if (isMainFrame && isOwn(source)) message.data?.let { receive(it) }
        }
    }

    fun say(type: ShellMessage, data: JSONObject = JSONObject(), re: String? = null) {
        if (isDetached) return
        val text = BridgeMessage.write(type, data, re, sessionId)
        // The text is passed as JSON, so that no part of it runs as script.
        val argument = JSONArray().put(text).toString()
        webView.evaluateJavascript("window.CheckoutBridge && window.CheckoutBridge.receive($argument[0])", null)
    }

    fun detach() {
        if (isDetached) return
        say(ShellMessage.DETACH)
        isDetached = true
    }

    private fun receive(text: String) {
        if (isDetached) return
        val message = BridgeMessage.read(text, sessionId) ?: return
        // Every repeated result is acknowledged, but only the first is reported.
        if (message.re == null && message.type in RESULTS) {
            say(ShellMessage.ACK, JSONObject().put("re", message.id), message.id)
        }
        if (heard.add(message.id)) hear(message)
    }

    private fun isOwn(source: Uri): Boolean = source.toString().trimEnd('/') == origin

    /**
     * Every frame of the page can call a JavaScript interface, so the web view's address is checked first.
     */
    inner class PageObject {
        @JavascriptInterface
        fun postMessage(text: String) {
            main.post {
                val isOnService = webView.url?.startsWith("$origin/") == true
                if (isOnService) receive(text)
            }
        }
    }

    private companion object {
        const val NAME = "checkout"
        val RESULTS = setOf(PageMessage.SUCCESS, PageMessage.CANCEL, PageMessage.ERROR)
    }
}
