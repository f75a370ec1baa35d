package androidx.compose.ui.platform

val LocalContext: androidx.compose.runtime.CompositionLocal<android.content.Context> get() = TODO()
