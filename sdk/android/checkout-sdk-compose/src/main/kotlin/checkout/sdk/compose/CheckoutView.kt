package checkout.sdk.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.viewinterop.AndroidView
import androidx.fragment.app.FragmentActivity
import androidx.fragment.app.FragmentContainerView
import androidx.fragment.app.commit
import checkout.sdk.Checkout
import checkout.sdk.CheckoutOptions

/**
 * The payment in Jetpack Compose; the parameters are those of `Checkout.init`. The activity is a
 * `FragmentActivity`. In List mode put it into a column that scrolls. Remove it after a callback.
 */
@Composable
fun CheckoutView(
    options: CheckoutOptions,
    successCallback: (String) -> Unit,
    cancelCallback: (String) -> Unit,
    errorCallback: (String, Throwable?) -> Unit,
    modifier: Modifier = Modifier,
    setupPreload: String? = null,
) {
    val activity = LocalContext.current as FragmentActivity
    val fragments = activity.supportFragmentManager
    AndroidView(
        factory = { context ->
            FragmentContainerView(context).apply { id = R.id.checkout_view }.also(fragments::onContainerAvailable)
        },
        modifier = modifier,
    )
    LaunchedEffect(options.sessionId) {
        val payment = try {
            Checkout.init(activity, options, setupPreload, successCallback, cancelCallback, errorCallback)
        } catch (_: SecurityException) {
            // The device is insecure: the SDK shows an alert and ends the app.
            return@LaunchedEffect
        }
        fragments.commit(allowStateLoss = true) { replace(R.id.checkout_view, payment) }
    }
    DisposableEffect(options.sessionId) {
        onDispose {
            if (!activity.isChangingConfigurations) {
                fragments.findFragmentById(R.id.checkout_view)?.let { fragments.commit(true) { remove(it) } }
                Checkout.release()
            }
        }
    }
}
