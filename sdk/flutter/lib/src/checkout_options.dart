import 'checkout_theme.dart';

/// The forms of payment. Those that the session does not offer are not shown; the device's wallet is that of
/// iOS.
enum FormOfPayment {
  cardOnsite,
  tokenPay,
  redirect,
  deviceWalletA,
  mobileWallet,
  flexMethods,
  wallet,
}

/// How the ways to pay are listed.
enum PaymentOptionsDisplayMode {
  bottomSheet('BottomSheet'),
  list('List');

  const PaymentOptionsDisplayMode(this.wire);

  final String wire;
}

/// `visibleItemsCount` is 0.
class InvalidVisibleItemsCountException implements Exception {
  @override
  String toString() => 'visibleItemsCount must be above 0.';
}

/// How the ways to pay are listed, and which is chosen from the start.
class PaymentOptionsDisplaySettings {
  /// [visibleItemsCount] counts in a list, which shrinks if there are fewer. 0 throws an
  /// [InvalidVisibleItemsCountException].
  PaymentOptionsDisplaySettings({
    this.mode = PaymentOptionsDisplayMode.bottomSheet,
    this.visibleItemsCount = 5,
    this.defaultSelectedPgCode,
  }) {
    if (visibleItemsCount < 1) throw InvalidVisibleItemsCountException();
  }

  final PaymentOptionsDisplayMode mode;
  final int visibleItemsCount;
  final String? defaultSelectedPgCode;

  Map<String, Object?> toJson() => {
    'mode': mode.wire,
    'visibleItemsCount': visibleItemsCount,
    'defaultSelectedPgCode': defaultSelectedPgCode,
  };
}

/// Says instead of "Pay" and the amount; both languages are needed.
class PayButtonText {
  const PayButtonText({required this.en, required this.ar});

  final String en;
  final String ar;

  Map<String, Object?> toJson() => {'en': en, 'ar': ar};
}

/// What the pre-payment hook answers.
sealed class VerifyResult {
  const VerifyResult();
}

/// The payment goes on.
class VerifySuccess extends VerifyResult {
  const VerifySuccess();
}

/// The payment stops, and an alert shows the message.
class VerifyFailure extends VerifyResult {
  const VerifyFailure(this.message);

  final String message;
}

/// Asked before each payment with the masked card as JSON, or null.
typedef VerifyPayment = Future<VerifyResult> Function(String? card);

/// What the widget shows.
class CheckoutArguments {
  /// [merchantId] is the domain of the service without a scheme, [apiKey] the public key. [amount] decides
  /// nothing: the session's amount is paid. [setupPreload] is `sdk_setup_preload_payload` of the session as
  /// JSON, and saves a request.
  const CheckoutArguments({
    required this.merchantId,
    required this.apiKey,
    required this.sessionId,
    required this.amount,
    required this.paymentOptionsDisplaySettings,
    required this.showPaymentDetails,
    this.formsOfPayment,
    this.setupPreload,
    this.theme,
    this.payButtonText,
    this.allowedSchemes = const [],
  });

  final String merchantId;
  final String apiKey;
  final String sessionId;
  final double amount;
  final List<FormOfPayment>? formsOfPayment;
  final PaymentOptionsDisplaySettings paymentOptionsDisplaySettings;
  final String? setupPreload;
  final CheckoutTheme? theme;
  final bool showPaymentDetails;
  final PayButtonText? payButtonText;

  /// The schemes of bank apps that the gateway's page may open.
  final List<String> allowedSchemes;

  Map<String, Object?> toJson() => {
    'merchantId': merchantId,
    'apiKey': apiKey,
    'sessionId': sessionId,
    'amount': amount.toString(),
    'formsOfPayment': formsOfPayment?.map((form) => form.name).toList(),
    'paymentOptionsDisplaySettings': paymentOptionsDisplaySettings.toJson(),
    'apiTransactionDetails': setupPreload,
    'theme': theme?.toJson(),
    'uiMode': theme?.uiMode.name ?? UiMode.auto.name,
    'showPaymentDetails': showPaymentDetails,
    'payButtonText': payButtonText?.toJson(),
    'allowedSchemes': allowedSchemes,
  };
}
