import 'dart:convert';
import 'dart:io';

import 'package:checkout_sdk/checkout_sdk.dart';
import 'package:flutter/material.dart';

void main() => runApp(const MaterialApp(home: OrderPage()));

/// Pays one order of the shop, whose server creates the session with its private key.
class OrderPage extends StatefulWidget {
  const OrderPage({super.key});

  @override
  State<OrderPage> createState() => _OrderPageState();
}

class _OrderPageState extends State<OrderPage> {
  late final Future<String> _session = _createSession();
  String? _said;

  Future<String> _createSession() async {
    final client = HttpClient();
    final request = await client.getUrl(Uri.parse('https://shop.example/orders/10482/payment'));
    final body = await utf8.decodeStream(await request.close());
    client.close();
    return (jsonDecode(body) as Map<String, dynamic>)['session_id'] as String;
  }

  void _say(String text) => setState(() => _said = text);

  @override
  Widget build(BuildContext context) {
    final said = _said;
    return Scaffold(
      appBar: AppBar(title: const Text('Order 10482')),
      body: said != null ? Center(child: Text(said)) : FutureBuilder<String>(future: _session, builder: _payment),
    );
  }

  Widget _payment(BuildContext context, AsyncSnapshot<String> session) {
    if (session.hasError) return Center(child: Text('${session.error}'));
    final id = session.data;
    if (id == null) return const Center(child: CircularProgressIndicator());
    return CheckoutWidget(
      arguments: CheckoutArguments(
        merchantId: 'pay.example',
        apiKey: 'pk_',
        sessionId: id,
        amount: 10.5,
        showPaymentDetails: true,
        paymentOptionsDisplaySettings: PaymentOptionsDisplaySettings(),
      ),
      successCallback: (_) => _say('Paid'),
      cancelCallback: (_) => _say('Not paid'),
      errorCallback: (result) => _say((jsonDecode(result) as Map<String, dynamic>)['message'] as String),
    );
  }
}
