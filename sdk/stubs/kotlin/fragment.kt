package androidx.fragment.app

inline fun FragmentManager.commit(allowStateLoss: Boolean = false, body: FragmentTransaction.() -> Unit) {
    beginTransaction().body()
}
