package checkout.sdk

import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultLauncher
import androidx.fragment.app.Fragment
import com.google.android.gms.common.api.CommonStatusCodes
import com.google.android.gms.tasks.Task
import com.google.android.gms.wallet.IsReadyToPayRequest
import com.google.android.gms.wallet.PaymentData
import com.google.android.gms.wallet.PaymentDataRequest
import com.google.android.gms.wallet.PaymentsClient
import com.google.android.gms.wallet.Wallet
import com.google.android.gms.wallet.WalletConstants
import com.google.android.gms.wallet.contract.TaskResultContracts
import java.util.UUID
import org.json.JSONArray
import org.json.JSONObject

private class OpenSheet(val entry: String) {
    /** The waiting page's callback, or null. */
    var answer: ((status: String, payload: JSONObject?) -> Unit)? = null
    var result: Pair<String, JSONObject?>? = null
}

internal class DeviceWallet(private val fragment: Fragment) {
    private val key = "checkout.sdk.google_pay." + UUID.randomUUID()
    private var opened: OpenSheet? = null
    private var launcher: ActivityResultLauncher<Task<PaymentData>>? = null

    fun attach(activity: ComponentActivity) {
        val contract = TaskResultContracts.GetPaymentDataResult()
        launcher = activity.activityResultRegistry.register(key, contract) { told ->
            when (told.status.statusCode) {
                CommonStatusCodes.SUCCESS -> tell("authorized", told.result?.let { JSONObject(it.toJson()) })
                CommonStatusCodes.CANCELED -> tell("canceled", null)
                else -> tell("failed", null)
            }
        }
    }

    fun detach() {
        launcher?.unregister()
        launcher = null
    }

    fun leavePage() {
        opened?.answer = null
    }

    /** True if the sheet was opened for this wallet's data and no page has its result yet. */
    fun isOpen(entry: JSONObject) = opened?.entry == entry.toString()

    /** Calls `answer` with false on devices without Google's services. */
    fun ask(entry: JSONObject, answer: (Boolean) -> Unit) {
        val request = IsReadyToPayRequest.fromJson(request().put("allowedPaymentMethods", cards()).toString())
        client(entry).isReadyToPay(request).addOnCompleteListener { task ->
            answer(task.isSuccessful && task.result == true)
        }
    }

    /** Opens the sheet; if an earlier page opened it with the same data, returns that sheet's result. */
    fun open(entry: JSONObject, answer: (status: String, payload: JSONObject?) -> Unit) {
        val earlier = opened
        if (earlier != null && isOpen(entry)) {
            earlier.answer = answer
            earlier.result?.let { (status, payload) -> tell(status, payload) }
            return
        }
        if (earlier != null && earlier.result == null) return answer("canceled", null)
        opened = OpenSheet(entry.toString()).also { it.answer = answer }
        val request = PaymentDataRequest.fromJson(paymentOf(entry).toString())
        client(entry).loadPaymentData(request).addOnCompleteListener { task ->
            launcher?.launch(task) ?: tell("failed", null)
        }
    }

    private fun tell(status: String, payload: JSONObject?) {
        val sheet = opened ?: return
        val answer = sheet.answer
        if (answer == null) {
            sheet.result = status to payload
            return
        }
        opened = null
        answer(status, payload)
    }

    private fun client(entry: JSONObject): PaymentsClient {
        val isLive = entry.optString("environment") == "PRODUCTION"
        val environment = if (isLive) WalletConstants.ENVIRONMENT_PRODUCTION else WalletConstants.ENVIRONMENT_TEST
        val options = Wallet.WalletOptions.Builder().setEnvironment(environment).build()
        return Wallet.getPaymentsClient(fragment.requireActivity(), options)
    }

    private fun request() = JSONObject().put("apiVersion", 2).put("apiVersionMinor", 0)

    private fun cards(tokenization: JSONObject? = null): JSONArray {
        val parameters = JSONObject()
            .put("allowedAuthMethods", JSONArray(AUTHENTICATION))
            .put("allowedCardNetworks", JSONArray(NETWORKS))
        val card = JSONObject()
            .put("type", "CARD")
            .put("parameters", parameters)
            .putOpt("tokenizationSpecification", tokenization)
        return JSONArray().put(card)
    }

    private fun paymentOf(entry: JSONObject): JSONObject {
        val gateway = JSONObject()
            .put("gateway", entry.optString("gateway"))
            .put("gatewayMerchantId", entry.optString("gateway_merchant_id"))
        val tokenization = JSONObject().put("type", "PAYMENT_GATEWAY").put("parameters", gateway)
        val merchant = JSONObject()
            .put("merchantId", entry.optString("merchant_id"))
            .put("merchantName", entry.optString("merchant_name"))
        val transaction = JSONObject()
            .put("countryCode", entry.optString("country_code"))
            .put("currencyCode", entry.optString("currency_code"))
            .put("totalPriceStatus", "FINAL")
            .put("totalPrice", entry.optString("total_price"))
        return request()
            .put("allowedPaymentMethods", cards(tokenization))
            .put("merchantInfo", merchant)
            .put("transactionInfo", transaction)
    }

    private companion object {
        val AUTHENTICATION = listOf("PAN_ONLY", "CRYPTOGRAM_3DS")
        val NETWORKS = listOf("AMEX", "DISCOVER", "INTERAC", "JCB", "MASTERCARD", "VISA")
    }
}
