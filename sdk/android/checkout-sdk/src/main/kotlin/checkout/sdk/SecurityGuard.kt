package checkout.sdk

import android.content.Context
import android.content.pm.PackageManager
import android.os.Build
import android.os.Debug
import androidx.appcompat.app.AlertDialog
import java.io.File

internal object SecurityGuard {
    private val FILES = listOf(
        "/system/app/Superuser.apk", "/system/xbin/su", "/system/bin/su", "/sbin/su", "/vendor/bin/su",
        "/data/local/su", "/data/local/bin/su", "/data/local/xbin/su", "/su/bin/su", "/sbin/.magisk",
        "/data/adb/magisk", "/data/adb/ksu",
    )
    private val PACKAGES = listOf(
        "com.topjohnwu.magisk", "eu.chainfire.supersu", "com.koushikdutta.superuser", "me.weishu.kernelsu",
        "com.noshufou.android.su", "de.robv.android.xposed.installer",
    )

    fun isSecure(context: Context): Boolean {
        if (isDebuggable(context)) return true
        val hasTestKeys = Build.TAGS?.contains("test-keys") == true
        val hasFile = FILES.any { File(it).exists() }
        val hasPackage = PACKAGES.any { isInstalled(context, it) }
        return !hasTestKeys && !hasFile && !hasPackage && !Debug.isDebuggerConnected()
    }

    fun refuse(context: Context) {
        AlertDialog.Builder(context)
            .setMessage(R.string.checkout_insecure_device)
            .setCancelable(false)
            .setPositiveButton(android.R.string.ok) { _, _ ->
                throw SecurityException("This device is not secure for payments.")
            }
            .show()
    }

    /** Development builds are not checked, because emulators look like rooted devices. */
    private fun isDebuggable(context: Context): Boolean =
        context.applicationInfo.flags and android.content.pm.ApplicationInfo.FLAG_DEBUGGABLE != 0

    private fun isInstalled(context: Context, name: String): Boolean = try {
        context.packageManager.getPackageInfo(name, 0)
        true
    } catch (_: PackageManager.NameNotFoundException) {
        false
    }
}
