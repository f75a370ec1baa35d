package androidx.compose.ui.viewinterop

import android.content.Context
import android.view.View
import androidx.compose.ui.Modifier

fun <T : View> AndroidView(
    factory: (Context) -> T,
    modifier: Modifier = Modifier,
    update: (T) -> Unit = {},
): Unit = TODO()
