package checkout.sdk

import android.annotation.SuppressLint
import android.content.Context
import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.util.Log
import android.view.Gravity
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.webkit.WebView
import android.widget.FrameLayout
import android.widget.ProgressBar
import androidx.activity.OnBackPressedCallback
import androidx.appcompat.app.AlertDialog
import androidx.fragment.app.Fragment
import androidx.lifecycle.lifecycleScope
import kotlinx.coroutines.launch
import org.json.JSONObject

internal class CheckoutFragment : Fragment() {
    private var options: CheckoutOptions? = null
    private var setupPreload: String? = null
    private var callbacks: Callbacks? = null
    private var webView: WebView? = null
    private var bridge: Bridge? = null
    private var captureGuard: CaptureGuard? = null
    private var isOver = false
    private var hasBegun = false
    private var verifies = false
    private var leave: () -> Unit = {}
    private val unheard = Runnable { leave() }
    private var page: PageBrowser? = null
    private val timer = Handler(Looper.getMainLooper())
    private val wallet = DeviceWallet(this)

    /** The fragment survives a rotation, which loads the page again. */
    @Suppress("DEPRECATION")
    fun begin(options: CheckoutOptions, setupPreload: String?, callbacks: Callbacks) {
        retainInstance = true
        arguments = Bundle().apply { putString(SAVED, options.saved()) }
        this.options = options
        this.setupPreload = setupPreload
        this.callbacks = callbacks
    }

    /**
     * Begins a payment that Android has restored, or replaces the callbacks of an earlier activity.
     *
     * @throws IllegalArgumentException a pre-payment hook is missing
     */
    fun resume(callbacks: Callbacks, hooks: Hooks) {
        require(!verifies || hooks.verifyPayment != null) { "Pass verifyPayment, as the payment was begun with it." }
        options?.verifyPayment = hooks.verifyPayment ?: options?.verifyPayment
        options?.onHeight = hooks.onHeight ?: options?.onHeight
        val isFirst = this.callbacks == null
        this.callbacks = callbacks
        if (isFirst) (view as? ViewGroup)?.let { show(it) }
    }

    fun shows(sessionId: String) = !isOver && isPlaced && options?.sessionId == sessionId

    val isPlaced: Boolean
        get() = view == null || view?.parent != null

    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        if (options == null) restore()
    }

    @Suppress("DEPRECATION")
    private fun restore() {
        val saved = arguments?.getString(SAVED)?.let { savedOptions(it) } ?: return lose()
        retainInstance = true
        options = saved.options
        verifies = saved.verifies
        Checkout.keep(this)
    }

    fun lose() {
        if (options?.logger != CheckoutLogger.NONE) Log.e(TAG, OwnError.NOT_RESTORED.code, null)
        Checkout.lose(this, options?.sessionId)
        leaveHost()
    }

    fun leaveHost() {
        if (isAdded) parentFragmentManager.beginTransaction().remove(this).commitAllowingStateLoss()
    }

    override fun onCreateView(inflater: LayoutInflater, container: ViewGroup?, state: Bundle?): View? {
        val options = options ?: return null
        val isList = options.displaySettings.mode == DisplaySettings.Mode.List
        val height = if (isList) ViewGroup.LayoutParams.WRAP_CONTENT else ViewGroup.LayoutParams.MATCH_PARENT
        val place = FrameLayout(requireContext())
        place.layoutParams = ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, height)
        if (callbacks != null) show(place) else showWaiting(place)
        return place
    }

    private fun showWaiting(place: ViewGroup) {
        val wrap = ViewGroup.LayoutParams.WRAP_CONTENT
        place.addView(ProgressBar(requireContext()), FrameLayout.LayoutParams(wrap, wrap, Gravity.CENTER))
        timer.postDelayed({ if (callbacks == null) lose() }, PATIENCE_MS)
    }

    private fun show(place: ViewGroup) {
        val options = options ?: return
        hasBegun = false
        val view = makeWebView(options)
        webView = view
        place.removeAllViews()
        place.addView(view, view.layoutParams)
        captureGuard = CaptureGuard(requireActivity()).also { it.begin() }
        bridge = Bridge(view, options.sessionId, options.origin, ::hear).also { it.attach() }
        view.loadUrl(options.pageUrl)
        timer.postDelayed({ if (!hasBegun) fail(OwnError.NOT_SHOWN) }, PATIENCE_MS)
    }

    override fun onAttach(context: Context) {
        super.onAttach(context)
        wallet.attach(requireActivity())
    }

    override fun onDetach() {
        wallet.detach()
        super.onDetach()
    }

    override fun onDestroy() {
        super.onDestroy()
        Checkout.forget(this)
    }

    override fun onViewCreated(view: View, state: Bundle?) {
        super.onViewCreated(view, state)
        val back = object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() {
                if (!hasBegun || isOver) return leave()
                bridge?.say(ShellMessage.BACK)
                timer.postDelayed(unheard, BACK_MS)
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

    fun end() {
        timer.removeCallbacksAndMessages(null)
        wallet.leavePage()
        bridge?.detach()
        page?.close()
        captureGuard?.end()
        webView?.destroy()
        bridge = null
        captureGuard = null
        webView = null
        page = null
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
        webViewClient = PaymentClient(options.origin, ::fail)
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
            PageMessage.BACK_HANDLED -> {
                timer.removeCallbacks(unheard)
                if (!message.data.optBoolean("handled")) leave()
            }
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
        page = PageBrowser(requireActivity(), options.allowedSchemes, closed)
            .also { it.open(url, message.data.optString("return_url")) }
    }

    private fun finish(type: PageMessage, data: JSONObject) {
        if (isOver) return
        isOver = true
        captureGuard?.isOn = false
        page?.close()
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

    private fun fail(error: OwnError) {
        finish(PageMessage.ERROR, error.data(requireContext(), options?.sessionId))
        if (error == OwnError.RENDERER_GONE) end()
    }

    private companion object {
        const val TAG = "Checkout"
        const val START_HEIGHT = 300
        const val PATIENCE_MS = 15_000L
        const val BACK_MS = 3_000L
        const val SAVED = "options"
    }
}
