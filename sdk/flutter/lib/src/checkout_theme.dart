/// The colour scheme on Android; iOS follows the device.
enum UiMode { auto, light, dark }

Map<String, Object?> _given(Map<String, Object?> values) => {
  for (final entry in values.entries)
    if (entry.value != null) entry.key: entry.value,
};

/// A colour, and its disabled variant. Colours are hexadecimal: `#0b6e5f`.
class CheckoutColor {
  const CheckoutColor({required this.color, this.colorDisabled});

  final String color;
  final String? colorDisabled;

  Map<String, Object?> toJson() => _given({'color': color, 'colorDisabled': colorDisabled});
}

/// Colours of a component: at rest, of its ripple on touch, and disabled.
class CheckoutRippleColor {
  const CheckoutRippleColor({required this.color, this.rippleColor, this.colorDisabled});

  final String color;
  final String? rippleColor;
  final String? colorDisabled;

  Map<String, Object?> toJson() => _given({
    'color': color,
    'rippleColor': rippleColor,
    'colorDisabled': colorDisabled,
  });
}

class CheckoutText {
  const CheckoutText({this.textColor, this.fontFamily, this.fontSize});

  final CheckoutColor? textColor;
  final String? fontFamily;
  final int? fontSize;

  Map<String, Object?> toJson() => _given({
    'textColor': textColor?.toJson(),
    'fontFamily': fontFamily,
    'fontSize': fontSize,
  });
}

class CheckoutTextField {
  const CheckoutTextField({this.background, this.primaryColor, this.focusedColor, this.text, this.error});

  final String? background;
  final String? primaryColor;
  final String? focusedColor;
  final CheckoutText? text;
  final String? error;

  Map<String, Object?> toJson() => _given({
    'background': background,
    'primaryColor': primaryColor,
    'focusedColor': focusedColor,
    'text': text?.toJson(),
    'error': error,
  });
}

class CheckoutButton {
  const CheckoutButton({
    this.rippleColor,
    this.fontFamily,
    this.textColor,
    this.cornerRadius,
    this.borderColor,
    this.borderWidth,
  });

  final CheckoutRippleColor? rippleColor;
  final String? fontFamily;
  final CheckoutColor? textColor;
  final int? cornerRadius;
  final String? borderColor;
  final int? borderWidth;

  Map<String, Object?> toJson() => _given({
    'rippleColor': rippleColor?.toJson(),
    'fontFamily': fontFamily,
    'textColor': textColor?.toJson(),
    'cornerRadius': cornerRadius,
    'borderColor': borderColor,
    'borderWidth': borderWidth,
  });
}

class CheckoutSwitch {
  const CheckoutSwitch({
    this.checkedThumbTintColor,
    this.uncheckedThumbTintColor,
    this.checkedTrackTintColor,
    this.uncheckedTrackTintColor,
    this.checkedTrackDecorationColor,
    this.uncheckedTrackDecorationColor,
  });

  final String? checkedThumbTintColor;
  final String? uncheckedThumbTintColor;
  final String? checkedTrackTintColor;
  final String? uncheckedTrackTintColor;
  final String? checkedTrackDecorationColor;
  final String? uncheckedTrackDecorationColor;

  Map<String, Object?> toJson() => _given({
    'checkedThumbTintColor': checkedThumbTintColor,
    'uncheckedThumbTintColor': uncheckedThumbTintColor,
    'checkedTrackTintColor': checkedTrackTintColor,
    'uncheckedTrackTintColor': uncheckedTrackTintColor,
    'checkedTrackDecorationColor': checkedTrackDecorationColor,
    'uncheckedTrackDecorationColor': uncheckedTrackDecorationColor,
  });
}

class CheckoutMargins {
  const CheckoutMargins({this.left = 0, this.top = 0, this.right = 0, this.bottom = 0});

  final int left;
  final int top;
  final int right;
  final int bottom;

  Map<String, Object?> toJson() => {'left': left, 'top': top, 'right': right, 'bottom': bottom};
}

/// Appearance of the payment; unset values keep the service's defaults.
class CheckoutTheme {
  const CheckoutTheme({
    this.uiMode = UiMode.auto,
    this.mainTitleText,
    this.titleText,
    this.subtitleText,
    this.feesTitleText,
    this.feesSubtitleText,
    this.dataLabelText,
    this.dataValueText,
    this.errorMessageText,
    this.selectPaymentMethodHeaderText,
    this.inputTextField,
    this.sdkBackgroundColor,
    this.modalBackgroundColor,
    this.selectorIconColor,
    this.savePhoneNumberIconColor,
    this.selectPaymentMethodHeaderBackgroundColor,
    this.paymentItemBackgroundColor,
    this.paymentItemBorderColor,
    this.paymentItemBorderWidth,
    this.paymentItemCornerRadius,
    this.paymentItemDescriptionTextColor,
    this.button,
    this.selectorButton,
    this.backButton,
    this.switchControl,
    this.margins,
  });

  final UiMode uiMode;
  final CheckoutText? mainTitleText;
  final CheckoutText? titleText;
  final CheckoutText? subtitleText;
  final CheckoutText? feesTitleText;
  final CheckoutText? feesSubtitleText;
  final CheckoutText? dataLabelText;
  final CheckoutText? dataValueText;
  final CheckoutText? errorMessageText;
  final CheckoutText? selectPaymentMethodHeaderText;
  final CheckoutTextField? inputTextField;
  final String? sdkBackgroundColor;
  final String? modalBackgroundColor;
  final String? selectorIconColor;
  final String? savePhoneNumberIconColor;
  final String? selectPaymentMethodHeaderBackgroundColor;
  final String? paymentItemBackgroundColor;
  final String? paymentItemBorderColor;
  final int? paymentItemBorderWidth;
  final int? paymentItemCornerRadius;
  final String? paymentItemDescriptionTextColor;
  final CheckoutButton? button;
  final CheckoutButton? selectorButton;
  final CheckoutButton? backButton;
  final CheckoutSwitch? switchControl;
  final CheckoutMargins? margins;

  Map<String, Object?> toJson() => _given({
    'mainTitleText': mainTitleText?.toJson(),
    'titleText': titleText?.toJson(),
    'subtitleText': subtitleText?.toJson(),
    'feesTitleText': feesTitleText?.toJson(),
    'feesSubtitleText': feesSubtitleText?.toJson(),
    'dataLabelText': dataLabelText?.toJson(),
    'dataValueText': dataValueText?.toJson(),
    'errorMessageText': errorMessageText?.toJson(),
    'selectPaymentMethodHeaderText': selectPaymentMethodHeaderText?.toJson(),
    'inputTextField': inputTextField?.toJson(),
    'sdkBackgroundColor': sdkBackgroundColor,
    'modalBackgroundColor': modalBackgroundColor,
    'selectorIconColor': selectorIconColor,
    'savePhoneNumberIconColor': savePhoneNumberIconColor,
    'selectPaymentMethodHeaderBackgroundColor': selectPaymentMethodHeaderBackgroundColor,
    'paymentItemBackgroundColor': paymentItemBackgroundColor,
    'paymentItemBorderColor': paymentItemBorderColor,
    'paymentItemBorderWidth': paymentItemBorderWidth,
    'paymentItemCornerRadius': paymentItemCornerRadius,
    'paymentItemDescriptionTextColor': paymentItemDescriptionTextColor,
    'button': button?.toJson(),
    'selectorButton': selectorButton?.toJson(),
    'backButton': backButton?.toJson(),
    'switchControl': switchControl?.toJson(),
    'margins': margins?.toJson(),
  });
}
