import 'checkout_theme.dart';

/// Forms of payment. Forms that the session does not offer are hidden; `deviceWalletA` is Apple Pay on iOS,
/// `deviceWalletB` Google Pay on Android.
enum FormOfPayment {
  cardOnsite,
  tokenPay,
  redirect,
  deviceWalletA,
  deviceWalletB,
  mobileWallet,
  flexMethods,
  wallet,
}

enum PaymentOptionsDisplayMode {
  bottomSheet('BottomSheet'),
  list('List');

  const PaymentOptionsDisplayMode(this.wire);

  final String wire;
}

class InvalidVisibleItemsCountException implements Exception {
  @override
  String toString() => 'visibleItemsCount must be above 0.';
}

class PaymentOptionsDisplaySettings {
  /// [visibleItemsCount] applies to a list; fewer methods shrink it. 0 throws an
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

/// Texts of the pay button instead of "Pay" and the amount. Both languages are required.
class PayButtonText {
  const PayButtonText({required this.en, required this.ar});

  final String en;
  final String ar;

  Map<String, Object?> toJson() => {'en': en, 'ar': ar};
}

sealed class VerifyResult {
  const VerifyResult();
}

class VerifySuccess extends VerifyResult {
  const VerifySuccess();
}

/// Result that stops the payment; an alert shows the message.
class VerifyFailure extends VerifyResult {
  const VerifyFailure(this.message);

  final String message;
}

/// Called before each payment with the masked card as JSON, or null.
typedef VerifyPayment = Future<VerifyResult> Function(String? card);

class CheckoutArguments {
  /// [merchantId] is the service's domain without a scheme, [apiKey] the public key. [amount] has
  /// no effect: the session's amount is paid. [setupPreload] is the session's
  /// `sdk_setup_preload_payload` as JSON; it saves a request.
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

  /// URL schemes of bank apps that the gateway's page may open.
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
