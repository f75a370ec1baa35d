package checkout.sdk

import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient

/**
 * The web view stays on the service; its frames load what the service's content security policy allows. Links to
 * other pages, such as the merchant's terms, open outside the app.
 */
internal class PaymentClient(private val origin: String, private val fail: (OwnError) -> Unit) : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        val isOwn = request.url.toString().startsWith("$origin/")
        if (!request.isForMainFrame || isOwn) return false
        if (request.hasGesture() && request.url.scheme in OUTSIDE) openOutside(view, request.url)
        return true
    }

    override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
        if (request.isForMainFrame) fail(OwnError.NETWORK)
    }

    override fun onReceivedHttpError(view: WebView, request: WebResourceRequest, response: WebResourceResponse) {
        if (request.isForMainFrame) fail(OwnError.of(response.statusCode))
    }

    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        fail(OwnError.RENDERER_GONE)
        return true
    }

    private fun openOutside(view: WebView, url: Uri) {
        try {
            view.context.startActivity(Intent(Intent.ACTION_VIEW, url))
        } catch (_: ActivityNotFoundException) {
            // The device has no app for this address.
        }
    }

    private companion object {
        val OUTSIDE = setOf("https", "mailto", "tel")
    }
}
