package checkout.sdk

import androidx.annotation.ColorInt
import androidx.annotation.FontRes
import org.json.JSONObject

data class CheckoutColor(@ColorInt val color: Int, @ColorInt val colorDisabled: Int? = null) {
    internal fun wire(): JSONObject = JSONObject().put("color", color).putOpt("colorDisabled", colorDisabled)
}

/** Colours of a component: at rest, of its ripple on touch, and disabled. */
data class CheckoutRippleColor(
    @ColorInt val color: Int,
    @ColorInt val rippleColor: Int? = null,
    @ColorInt val colorDisabled: Int? = null,
) {
    internal fun wire(): JSONObject = JSONObject()
        .put("color", color)
        .putOpt("rippleColor", rippleColor)
        .putOpt("colorDisabled", colorDisabled)
}

/**
 * Text style.
 *
 * @param fontType font resource of the app, for native views
 *
 * @param fontFamily font family known to the page
 */
data class CheckoutText(
    val textColor: CheckoutColor? = null,
    @FontRes val fontType: Int? = null,
    val fontFamily: String? = null,
    val fontSize: Int? = null,
) {
    internal fun wire(): JSONObject = JSONObject()
        .putOpt("textColor", textColor?.wire())
        .putOpt("fontFamily", fontFamily)
        .putOpt("fontSize", fontSize)
}

data class CheckoutTextField(
    @ColorInt val background: Int? = null,
    @ColorInt val primaryColor: Int? = null,
    @ColorInt val focusedColor: Int? = null,
    val text: CheckoutText? = null,
    @ColorInt val error: Int? = null,
) {
    internal fun wire(): JSONObject = JSONObject()
        .putOpt("background", background)
        .putOpt("primaryColor", primaryColor)
        .putOpt("focusedColor", focusedColor)
        .putOpt("text", text?.wire())
        .putOpt("error", error)
}

data class CheckoutButton(
    val rippleColor: CheckoutRippleColor? = null,
    @FontRes val fontType: Int? = null,
    val fontFamily: String? = null,
    val textColor: CheckoutColor? = null,
    val cornerRadius: Int? = null,
    @ColorInt val borderColor: Int? = null,
    val borderWidth: Int? = null,
) {
    internal fun wire(): JSONObject = JSONObject()
        .putOpt("rippleColor", rippleColor?.wire())
        .putOpt("fontFamily", fontFamily)
        .putOpt("textColor", textColor?.wire())
        .putOpt("cornerRadius", cornerRadius)
        .putOpt("borderColor", borderColor)
        .putOpt("borderWidth", borderWidth)
}

data class CheckoutSwitch(
    @ColorInt val checkedThumbTintColor: Int? = null,
    @ColorInt val uncheckedThumbTintColor: Int? = null,
    @ColorInt val checkedTrackTintColor: Int? = null,
    @ColorInt val uncheckedTrackTintColor: Int? = null,
    @ColorInt val checkedTrackDecorationColor: Int? = null,
    @ColorInt val uncheckedTrackDecorationColor: Int? = null,
) {
    internal fun wire(): JSONObject = JSONObject()
        .putOpt("checkedThumbTintColor", checkedThumbTintColor)
        .putOpt("uncheckedThumbTintColor", uncheckedThumbTintColor)
        .putOpt("checkedTrackTintColor", checkedTrackTintColor)
        .putOpt("uncheckedTrackTintColor", uncheckedTrackTintColor)
        .putOpt("checkedTrackDecorationColor", checkedTrackDecorationColor)
        .putOpt("uncheckedTrackDecorationColor", uncheckedTrackDecorationColor)
}

data class CheckoutMargins(val left: Int = 0, val top: Int = 0, val right: Int = 0, val bottom: Int = 0) {
    internal fun wire(): JSONObject =
        JSONObject().put("left", left).put("top", top).put("right", right).put("bottom", bottom)
}

/** Appearance of the payment; unset values keep the service's defaults. Colours are ARGB. */
data class CheckoutTheme(
    val uiMode: UiMode = UiMode.AUTO,
    val showPaymentDetails: Boolean = true,
    val mainTitleText: CheckoutText? = null,
    val titleText: CheckoutText? = null,
    val subtitleText: CheckoutText? = null,
    val feesTitleText: CheckoutText? = null,
    val feesSubtitleText: CheckoutText? = null,
    val dataLabelText: CheckoutText? = null,
    val dataValueText: CheckoutText? = null,
    val errorMessageText: CheckoutText? = null,
    val selectPaymentMethodHeaderText: CheckoutText? = null,
    val inputTextField: CheckoutTextField? = null,
    @ColorInt val sdkBackgroundColor: Int? = null,
    @ColorInt val modalBackgroundColor: Int? = null,
    @ColorInt val selectorIconColor: Int? = null,
    @ColorInt val savePhoneNumberIconColor: Int? = null,
    @ColorInt val selectPaymentMethodHeaderBackgroundColor: Int? = null,
    @ColorInt val paymentItemBackgroundColor: Int? = null,
    @ColorInt val paymentItemBorderColor: Int? = null,
    val paymentItemBorderWidth: Int? = null,
    val paymentItemCornerRadius: Int? = null,
    @ColorInt val paymentItemDescriptionTextColor: Int? = null,
    val button: CheckoutButton? = null,
    val selectorButton: CheckoutButton? = null,
    val backButton: CheckoutButton? = null,
    val switch: CheckoutSwitch? = null,
    val margins: CheckoutMargins = CheckoutMargins(),
) {
    enum class UiMode { AUTO, LIGHT, DARK }

    internal fun wire(): JSONObject = JSONObject()
        .putOpt("mainTitleText", mainTitleText?.wire())
        .putOpt("titleText", titleText?.wire())
        .putOpt("subtitleText", subtitleText?.wire())
        .putOpt("feesTitleText", feesTitleText?.wire())
        .putOpt("feesSubtitleText", feesSubtitleText?.wire())
        .putOpt("dataLabelText", dataLabelText?.wire())
        .putOpt("dataValueText", dataValueText?.wire())
        .putOpt("errorMessageText", errorMessageText?.wire())
        .putOpt("selectPaymentMethodHeaderText", selectPaymentMethodHeaderText?.wire())
        .putOpt("inputTextField", inputTextField?.wire())
        .putOpt("sdkBackgroundColor", sdkBackgroundColor)
        .putOpt("modalBackgroundColor", modalBackgroundColor)
        .putOpt("selectorIconColor", selectorIconColor)
        .putOpt("savePhoneNumberIconColor", savePhoneNumberIconColor)
        .putOpt("selectPaymentMethodHeaderBackgroundColor", selectPaymentMethodHeaderBackgroundColor)
        .putOpt("paymentItemBackgroundColor", paymentItemBackgroundColor)
        .putOpt("paymentItemBorderColor", paymentItemBorderColor)
        .putOpt("paymentItemBorderWidth", paymentItemBorderWidth)
        .putOpt("paymentItemCornerRadius", paymentItemCornerRadius)
        .putOpt("paymentItemDescriptionTextColor", paymentItemDescriptionTextColor)
        .putOpt("button", button?.wire())
        .putOpt("selectorButton", selectorButton?.wire())
        .putOpt("backButton", backButton?.wire())
        .putOpt("switch", switch?.wire())
        .put("margins", margins.wire())
}
