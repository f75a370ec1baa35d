package checkout.sdk

import android.annotation.SuppressLint
import android.app.Activity
import android.app.Dialog
import android.content.ActivityNotFoundException
import android.content.Intent
import android.view.ViewGroup
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.Button
import android.widget.LinearLayout
import java.net.URISyntaxException

internal class PageBrowser(
    private val activity: Activity,
    private val allowedSchemes: List<String>,
    private val closed: (by: String, url: String?) -> Unit,
) {
    private var hasTold = false
    private var dialog: Dialog? = null

    fun close() {
        dialog?.dismiss()
    }

    @SuppressLint("SetJavaScriptEnabled")
    fun open(url: String, returnUrl: String) {
        val dialog = Dialog(activity, android.R.style.Theme_DeviceDefault_NoActionBar)
        this.dialog = dialog
        val page = WebView(activity)
        page.settings.javaScriptEnabled = true
        page.settings.domStorageEnabled = true
        page.webViewClient = object : WebViewClient() {
            override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
                val target = request.url
                if (request.isForMainFrame && isBack(target.toString())) return true
                if (target.scheme in WEB_SCHEMES) return false
                if (target.scheme == "intent") openIntent(view, target.toString())
                if (target.scheme in allowedSchemes) openApp(Intent(Intent.ACTION_VIEW, target))
                return true
            }

            /**
             * Android calls shouldOverrideUrlLoading neither for posted forms nor for addresses that a script
             * sets.
             */
            override fun doUpdateVisitedHistory(view: WebView, url: String, isReload: Boolean) {
                isBack(url)
            }

            override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
                tell("return", null)
                dialog.dismiss()
                return true
            }

            private fun isBack(address: String): Boolean {
                if (returnUrl.isEmpty() || !address.startsWith(returnUrl)) return false
                tell("return", address)
                dialog.dismiss()
                return true
            }
        }
        val close = Button(activity).apply {
            setText(R.string.checkout_close)
            setOnClickListener { dialog.dismiss() }
        }
        val column = LinearLayout(activity).apply {
            orientation = LinearLayout.VERTICAL
            val wrap = ViewGroup.LayoutParams.WRAP_CONTENT
            addView(close, LinearLayout.LayoutParams(wrap, wrap))
            addView(page, LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1f))
        }
        dialog.setContentView(column)
        dialog.setOnDismissListener {
            tell("user", null)
            page.destroy()
        }
        dialog.show()
        page.loadUrl(url)
    }

    private fun tell(by: String, url: String?) {
        if (hasTold) return
        hasTold = true
        closed(by, url)
    }

    /**
     * Opens the app of a bank's `intent:` address if the address's scheme is allowed, otherwise the bank's
     * web page.
     */
    private fun openIntent(view: WebView, address: String) {
        val intent = try {
            Intent.parseUri(address, Intent.URI_INTENT_SCHEME)
        } catch (_: URISyntaxException) {
            return
        }
        val fallback = intent.getStringExtra("browser_fallback_url").orEmpty()
        val bare = Intent(Intent.ACTION_VIEW, intent.data).addCategory(Intent.CATEGORY_BROWSABLE)
        val opens = intent.data?.scheme in allowedSchemes && openApp(bare)
        if (!opens && fallback.startsWith("https://")) view.loadUrl(fallback)
    }

    private fun openApp(intent: Intent): Boolean = try {
        activity.startActivity(intent)
        true
    } catch (_: ActivityNotFoundException) {
        false
    }

    private companion object {
        val WEB_SCHEMES = setOf("https", "http", "about", "data", "blob")
    }
}
