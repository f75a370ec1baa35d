package checkout.example

import android.os.Bundle
import android.widget.Toast
import androidx.appcompat.app.AppCompatActivity
import androidx.fragment.app.FragmentContainerView
import androidx.fragment.app.commit
import androidx.lifecycle.lifecycleScope
import checkout.sdk.Checkout
import java.io.IOException
import java.math.BigDecimal
import java.net.URL
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import org.json.JSONObject

class OrderActivity : AppCompatActivity() {
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        val container = FragmentContainerView(this).apply { id = R.id.payment }
        setContentView(container)
        lifecycleScope.launch {
            try {
                if (!resume()) show(withContext(Dispatchers.IO) { order() }, container)
            } catch (error: IOException) {
                tell(error.message.orEmpty())
            } catch (_: SecurityException) {
                // The device is insecure: the SDK shows an alert and ends the app.
            }
        }
    }

    override fun onDestroy() {
        if (!isChangingConfigurations) Checkout.release()
        super.onDestroy()
    }

    private fun order(): JSONObject = JSONObject(URL("$SHOP/orders/10482/payment").readText())

    private suspend fun resume(): Boolean =
        Checkout.resume(this, { tell("Paid") }, { tell("Not paid") }, { _, why -> tell(why?.message.orEmpty()) })

    private suspend fun show(order: JSONObject, container: FragmentContainerView) {
        val amount = BigDecimal(order.getString("amount"))
        val options = Checkout.Builder(SERVICE, order.getString("session_id"), PUBLIC_KEY, amount).build()
        val fragment = Checkout.init(
            this,
            options,
            successCallback = { tell("Paid") },
            cancelCallback = { tell("Not paid") },
            errorCallback = { _, why -> tell(why?.message.orEmpty()) },
        )
        supportFragmentManager.commit { replace(container.id, fragment) }
    }

    private fun tell(text: String) = Toast.makeText(applicationContext, text, Toast.LENGTH_LONG).show()

    private companion object {
        const val SHOP = "https://shop.example"
        const val SERVICE = "pay.example"
        const val PUBLIC_KEY = "pk_"
    }
}
