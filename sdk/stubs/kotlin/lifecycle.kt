package androidx.lifecycle

import kotlinx.coroutines.CoroutineScope

val LifecycleOwner.lifecycleScope: CoroutineScope get() = TODO()
