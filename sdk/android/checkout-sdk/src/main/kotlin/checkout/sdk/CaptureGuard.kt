package checkout.sdk

import android.app.Activity
import android.os.Build
import android.view.WindowManager
import android.widget.Toast
import androidx.annotation.RequiresApi
import java.util.function.Consumer

/** Marks the activity as secure: screenshots and recordings show black, and a toast explains it. */
internal class CaptureGuard(private val activity: Activity) {
    private var screenshots: Any? = null
    private var recordings: Any? = null

    private val wasSecure = activity.window.attributes.flags and WindowManager.LayoutParams.FLAG_SECURE != 0

    var isOn = true
        set(value) {
            field = value
            look()
        }

    fun begin() {
        look()
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) watchScreenshots()
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.VANILLA_ICE_CREAM) watchRecordings()
    }

    fun end() {
        if (!wasSecure) activity.window.clearFlags(WindowManager.LayoutParams.FLAG_SECURE)
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) forgetScreenshots()
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.VANILLA_ICE_CREAM) forgetRecordings()
    }

    private fun look() {
        val flag = WindowManager.LayoutParams.FLAG_SECURE
        if (isOn) activity.window.addFlags(flag) else if (!wasSecure) activity.window.clearFlags(flag)
    }

    private fun toast(text: Int) = Toast.makeText(activity, text, Toast.LENGTH_LONG).show()

    @RequiresApi(Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
    private fun watchScreenshots() {
        val callback = Activity.ScreenCaptureCallback { if (isOn) toast(R.string.checkout_no_screenshots) }
        activity.registerScreenCaptureCallback(activity.mainExecutor, callback)
        screenshots = callback
    }

    @RequiresApi(Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
    private fun forgetScreenshots() {
        (screenshots as? Activity.ScreenCaptureCallback)?.let { activity.unregisterScreenCaptureCallback(it) }
        screenshots = null
    }

    @RequiresApi(Build.VERSION_CODES.VANILLA_ICE_CREAM)
    private fun watchRecordings() {
        val callback = Consumer<Int> { state -> tellRecording(state) }
        val state = activity.windowManager.addScreenRecordingCallback(activity.mainExecutor, callback)
        recordings = callback
        tellRecording(state)
    }

    @RequiresApi(Build.VERSION_CODES.VANILLA_ICE_CREAM)
    private fun tellRecording(state: Int) {
        if (isOn && state == WindowManager.SCREEN_RECORDING_STATE_VISIBLE) toast(R.string.checkout_no_recording)
    }

    @RequiresApi(Build.VERSION_CODES.VANILLA_ICE_CREAM)
    @Suppress("UNCHECKED_CAST")
    private fun forgetRecordings() {
        (recordings as? Consumer<Int>)?.let { activity.windowManager.removeScreenRecordingCallback(it) }
        recordings = null
    }
}
