package checkout.sdk

import android.annotation.SuppressLint
import android.content.Context
import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.util.Log
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.OnBackPressedCallback
import androidx.appcompat.app.AlertDialog
import androidx.fragment.app.Fragment
import androidx.lifecycle.lifecycleScope
import kotlinx.coroutines.launch
import org.json.JSONObject

/** Shows the payment page and gives it access to native functions. */
internal class CheckoutFragment : Fragment() {
    private var options: CheckoutOptions? = null
    private var setupPreload: String? = null
    private var callbacks: Callbacks? = null
    private var webView: WebView? = null
    private var bridge: Bridge? = null
    private var captureGuard: CaptureGuard? = null
    private var isOver = false
    private var hasBegun = false
    private var leave: () -> Unit = {}
    private val timer = Handler(Looper.getMainLooper())
    private val wallet = DeviceWallet(this)

    /** The fragment survives a rotation, which loads the page again. */
    @Suppress("DEPRECATION")
    fun begin(options: CheckoutOptions, setupPreload: String?, callbacks: Callbacks) {
        retainInstance = true
        this.options = options
        this.setupPreload = setupPreload
        this.callbacks = callbacks
    }

    override fun onCreateView(inflater: LayoutInflater, container: ViewGroup?, state: Bundle?): View? {
        val options = options ?: return null
        hasBegun = false
        val view = makeWebView(options)
        webView = view
        captureGuard = CaptureGuard(requireActivity()).also { it.begin() }
        bridge = Bridge(view, options.sessionId, options.origin, ::hear).also { it.attach() }
        view.loadUrl(options.pageUrl)
        timer.postDelayed({ if (!hasBegun) fail("not_shown", "The payment page did not begin.") }, PATIENCE_MS)
        return view
    }

    override fun onAttach(context: Context) {
        super.onAttach(context)
        wallet.attach(requireActivity())
    }

    override fun onDetach() {
        wallet.detach()
        super.onDetach()
    }

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        // After Android has ended the app's process, it recreates an empty fragment; the app then begins the
        // payment again.
        if (options == null) parentFragmentManager.beginTransaction().remove(this).commitAllowingStateLoss()
    }

    override fun onDestroy() {
        super.onDestroy()
        Checkout.forget(this)
    }

    override fun onViewCreated(view: View, state: Bundle?) {
        super.onViewCreated(view, state)
        val back = object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() {
                if (hasBegun && !isOver) bridge?.say(ShellMessage.BACK) else leave()
            }
        }
        requireActivity().onBackPressedDispatcher.addCallback(viewLifecycleOwner, back)
        leave = {
            back.isEnabled = false
            requireActivity().onBackPressedDispatcher.onBackPressed()
        }
    }

    override fun onDestroyView() {
        end()
        super.onDestroyView()
    }

    /** Closes the page and the capture guard; the session is unchanged. */
    fun end() {
        timer.removeCallbacksAndMessages(null)
        wallet.leavePage()
        bridge?.detach()
        captureGuard?.end()
        webView?.destroy()
        bridge = null
        captureGuard = null
        webView = null
    }

    @SuppressLint("SetJavaScriptEnabled")
    private fun makeWebView(options: CheckoutOptions): WebView = WebView(requireContext()).apply {
        val start = (START_HEIGHT * resources.displayMetrics.density).toInt()
        val isList = options.displaySettings.mode == DisplaySettings.Mode.List
        val height = if (isList) start else ViewGroup.LayoutParams.MATCH_PARENT
        layoutParams = ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, height)
        settings.javaScriptEnabled = true
        settings.domStorageEnabled = true
        settings.allowFileAccess = false
        settings.allowContentAccess = false
        settings.setSupportMultipleWindows(false)
        setBackgroundColor(options.theme.sdkBackgroundColor ?: 0)
        webViewClient = Client(options)
    }

    private fun hear(message: IncomingMessage) {
        val options = options ?: return
        if (options.logger == CheckoutLogger.INFO) Log.i(TAG, message.type.wire)
        when (message.type) {
            PageMessage.HELLO -> {
                hasBegun = true
                bridge?.say(ShellMessage.INIT, options.initData(setupPreload), message.id)
            }
            PageMessage.HEIGHT -> grow(message.data.optInt("height", START_HEIGHT))
            PageMessage.VALIDATE_REQUEST -> verify(message)
            PageMessage.WALLET_AVAILABILITY_REQUEST -> wallet.ask(entryOf(message)) { isReady ->
                val data = JSONObject()
                    .put("available", isReady)
                    .put("can_setup", false)
                    .put("resumed", wallet.isOpen(entryOf(message)))
                bridge?.say(ShellMessage.WALLET_AVAILABILITY_RESULT, data, message.id)
            }
            PageMessage.WALLET_REQUEST -> wallet.open(entryOf(message)) { status, payload ->
                val data = JSONObject().put("status", status).putOpt("payload", payload)
                bridge?.say(ShellMessage.WALLET_RESULT, data, message.id)
            }
            PageMessage.NAVIGATE -> openPage(message)
            PageMessage.SECURE -> captureGuard?.isOn = message.data.optBoolean("on")
            PageMessage.BACK_HANDLED -> if (!message.data.optBoolean("handled")) leave()
            PageMessage.SUCCESS, PageMessage.CANCEL, PageMessage.ERROR ->
                if (message.re == null) finish(message.type, message.data)
            PageMessage.READY, PageMessage.CHANGE, PageMessage.POPUP, PageMessage.WALLET_COMPLETE -> Unit
        }
    }

    private fun entryOf(message: IncomingMessage) = message.data.optJSONObject("entry") ?: JSONObject()

    private fun grow(pixels: Int) {
        val view = webView ?: return
        options?.onHeight?.invoke(pixels)
        if (options?.displaySettings?.mode != DisplaySettings.Mode.List) return
        view.layoutParams = view.layoutParams.apply { height = (pixels * resources.displayMetrics.density).toInt() }
    }

    private fun verify(message: IncomingMessage) {
        val verifyPayment = options?.verifyPayment
        if (verifyPayment == null) {
            bridge?.say(ShellMessage.VALIDATE_RESULT, JSONObject().put("ok", true), message.id)
            return
        }
        lifecycleScope.launch {
            when (val result = verifyPayment(message.data.optJSONObject("card")?.toString())) {
                is VerifyResult.Success ->
                    bridge?.say(ShellMessage.VALIDATE_RESULT, JSONObject().put("ok", true), message.id)
                is VerifyResult.Failure -> {
                    val data = JSONObject().put("ok", false).put("message", result.message)
                    bridge?.say(ShellMessage.VALIDATE_RESULT, data, message.id)
                    AlertDialog.Builder(requireContext())
                        .setMessage(result.message)
                        .setPositiveButton(android.R.string.ok, null)
                        .show()
                }
            }
        }
    }

    private fun openPage(message: IncomingMessage) {
        val options = options ?: return
        val url = message.data.optString("url")
        val closed = { by: String, back: String? ->
            val data = JSONObject().put("by", by).putOpt("url", back)
            bridge?.say(ShellMessage.NAVIGATE_CLOSED, data, message.id)
            Unit
        }
        if (!url.startsWith("https://") && !url.startsWith("${options.origin}/")) return closed("user", null)
        PageBrowser(requireActivity(), options.allowedSchemes, closed)
            .open(url, message.data.optString("return_url"))
    }

    private fun finish(type: PageMessage, data: JSONObject) {
        if (isOver) return
        isOver = true
        captureGuard?.isOn = false
        val text = data.toString()
        when (type) {
            PageMessage.SUCCESS -> callbacks?.success?.invoke(text)
            PageMessage.CANCEL -> callbacks?.cancel?.invoke(text)
            else -> {
                val why = CheckoutException(data.optString("code"), data.optString("message"))
                callbacks?.error?.invoke(text, why)
            }
        }
    }

    private fun fail(code: String, message: String, isRetryable: Boolean = true) {
        val data = JSONObject()
            .put("message", message)
            .put("status", "error")
            .put("form_of_payment", "")
            .put("code", code)
            .put("retryable", isRetryable)
            .putOpt("session_id", options?.sessionId)
        finish(PageMessage.ERROR, data)
    }

    /**
     * The web view stays on the service; its frames load what the service's content security policy allows.
     */
    private inner class Client(private val options: CheckoutOptions) : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean =
            request.isForMainFrame && !request.url.toString().startsWith("${options.origin}/")

        override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
            if (request.isForMainFrame) fail("network", error.description.toString())
        }

        override fun onReceivedHttpError(
            view: WebView,
            request: WebResourceRequest,
            response: WebResourceResponse,
        ) {
            if (!request.isForMainFrame) return
            when (val status = response.statusCode) {
                HTTP_NOT_FOUND -> fail("session_not_found", "This payment does not exist.", isRetryable = false)
                HTTP_TOO_MANY -> fail("rate_limited", "There were too many requests. Try again in a minute.")
                else -> fail("service_error", "The service answered $status.")
            }
        }

        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            fail("renderer_gone", "The payment page ended.")
            end()
            return true
        }
    }

    private companion object {
        const val TAG = "Checkout"
        const val START_HEIGHT = 300
        const val PATIENCE_MS = 15_000L
        const val HTTP_NOT_FOUND = 404
        const val HTTP_TOO_MANY = 429
    }
}
