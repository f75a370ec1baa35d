import 'dart:convert';

import 'package:flutter/foundation.dart';
import 'package:flutter/services.dart';
import 'package:flutter/widgets.dart';

import 'checkout_options.dart';

/// The payment of one session. Callbacks get the result as JSON; after a cancellation or an error the app
/// shows a new widget.
class CheckoutWidget extends StatefulWidget {
  const CheckoutWidget({
    super.key,
    required this.arguments,
    required this.successCallback,
    required this.cancelCallback,
    required this.errorCallback,
    this.verifyPayment,
  });

  final CheckoutArguments arguments;
  final void Function(String result) successCallback;
  final void Function(String result) cancelCallback;
  final void Function(String result) errorCallback;

  /// Continues or stops each payment; without this callback all payments continue.
  final VerifyPayment? verifyPayment;

  @override
  State<CheckoutWidget> createState() => _CheckoutWidgetState();
}

class _CheckoutWidgetState extends State<CheckoutWidget> {
  static const _viewType = 'checkout_sdk/view';
  static const _startHeight = 300.0;

  MethodChannel? _channel;
  double _height = _startHeight;

  @override
  void dispose() {
    // If the platform view was disposed earlier, its payment has already ended.
    _channel?.invokeMethod<void>('METHOD_ON_WIDGET_DETACHED').catchError((Object _) {});
    _channel?.setMethodCallHandler(null);
    super.dispose();
  }

  /// Each view has a separate channel, so that two views can be shown at once.
  void _onCreated(int viewId) {
    final channel = MethodChannel('checkout_sdk/channel/$viewId');
    channel.setMethodCallHandler(_hear);
    _channel = channel;
  }

  Future<Object?> _hear(MethodCall call) async {
    switch (call.method) {
      case 'METHOD_CHECKOUT_HEIGHT':
        if (mounted) setState(() => _height = (call.arguments as int).toDouble());
        return null;
      case 'METHOD_PAYMENT_SUCCESS_RESULT':
        widget.successCallback(call.arguments as String);
        return null;
      case 'METHOD_PAYMENT_CANCEL_RESULT':
        widget.cancelCallback(call.arguments as String);
        return null;
      case 'METHOD_PAYMENT_ERROR_RESULT':
        widget.errorCallback(call.arguments as String);
        return null;
      case 'METHOD_VERIFY_PAYMENT':
        return _verify(call.arguments as String?);
      default:
        throw MissingPluginException('No method ${call.method}');
    }
  }

  /// Returns a string if the payment may continue; an exception stops it with an alert of the message.
  Future<String> _verify(String? card) async {
    final result = await widget.verifyPayment?.call(card);
    if (result is VerifyFailure) {
      throw PlatformException(code: 'METHOD_VERIFY_PAYMENT', message: result.message);
    }
    return '';
  }

  @override
  Widget build(BuildContext context) {
    final settings = widget.arguments.paymentOptionsDisplaySettings;
    final view = _view();
    if (settings.mode == PaymentOptionsDisplayMode.bottomSheet) return view;
    return SizedBox(height: _height, child: view);
  }

  Widget _view() {
    final params = jsonEncode(widget.arguments.toJson());
    const codec = StandardMessageCodec();
    if (defaultTargetPlatform == TargetPlatform.iOS) {
      return UiKitView(
        viewType: _viewType,
        creationParams: params,
        creationParamsCodec: codec,
        onPlatformViewCreated: _onCreated,
      );
    }
    return AndroidView(
      viewType: _viewType,
      creationParams: params,
      creationParamsCodec: codec,
      onPlatformViewCreated: _onCreated,
    );
  }
}
