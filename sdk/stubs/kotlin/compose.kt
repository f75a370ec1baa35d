package androidx.compose.runtime

import kotlinx.coroutines.CoroutineScope

annotation class Composable

interface DisposableEffectResult

class DisposableEffectScope {
    fun onDispose(onDisposeEffect: () -> Unit): DisposableEffectResult = TODO()
}

abstract class CompositionLocal<T> {
    val current: T get() = TODO()
}

fun LaunchedEffect(key1: Any?, block: suspend CoroutineScope.() -> Unit): Unit = TODO()

fun DisposableEffect(key1: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult): Unit = TODO()
