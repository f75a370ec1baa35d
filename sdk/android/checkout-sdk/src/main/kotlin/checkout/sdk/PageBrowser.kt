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

/** Shows the gateway's page until it redirects back or the customer closes it. */
internal class PageBrowser(
    private val activity: Activity,
    private val allowedSchemes: List<String>,
    private val closed: (by: String, url: String?) -> Unit,
) {
    private var hasTold = false

    @SuppressLint("SetJavaScriptEnabled")
    fun open(url: String, returnUrl: String) {
        val dialog = Dialog(activity, android.R.style.Theme_DeviceDefault_NoActionBar)
        val page = WebView(activity)
        page.settings.javaScriptEnabled = true
        page.settings.domStorageEnabled = true
        page.webViewClient = object : WebViewClient() {
            override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
                val target = request.url
                if (request.isForMainFrame && returnUrl.isNotEmpty() && target.toString().startsWith(returnUrl)) {
                    tell("return", target.toString())
                    dialog.dismiss()
                    return true
                }
                if (target.scheme in WEB_SCHEMES) return false
                if (target.scheme == "intent") openIntent(view, target.toString())
                if (target.scheme in allowedSchemes) openApp(Intent(Intent.ACTION_VIEW, target))
                return true
            }

            override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
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

    /** False if no app on the device opens the address. */
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
