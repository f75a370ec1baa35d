package kotlinx.coroutines

import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext

typealias CancellationException = java.util.concurrent.CancellationException

interface CoroutineScope

abstract class CoroutineDispatcher : kotlin.coroutines.AbstractCoroutineContextElement(Key) {
    companion object Key : CoroutineContext.Key<CoroutineDispatcher>
}

interface Job

object Dispatchers {
    val IO: CoroutineDispatcher get() = TODO()
    val Main: CoroutineDispatcher get() = TODO()
}

fun CoroutineScope.launch(
    context: CoroutineContext = EmptyCoroutineContext,
    block: suspend CoroutineScope.() -> Unit,
): Job = TODO()

suspend fun <T> withContext(context: CoroutineContext, block: suspend CoroutineScope.() -> T): T = TODO()
