/// Shows a payment session in an app (see README.md).
library checkout_sdk;

export 'src/checkout_options.dart';
export 'src/checkout_theme.dart';
export 'src/checkout_widget.dart';
