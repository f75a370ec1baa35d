import asyncio
import base64
import json
import unittest
from datetime import datetime, timedelta, timezone

from sarraf import (
    WebhookVerificationError,
    create_async_receiver,
    create_receiver,
    sign_webhook,
    verify_body_signature,
    verify_webhook,
)
from sarraf.webhooks.signatures import _printed

SECRET, OLD, OTHER = (
    "whsec_" + base64.b64encode(name.ljust(24, ".").encode()).decode() for name in ("new", "old", "other")
)
BODY = '{"session_id":"s-1","result":"success","state":"paid","amount":"10.500","customer_first_name":"منى"}'
NOW = datetime(2026, 11, 23, 8, tzinfo=timezone.utc)
HEADERS = sign_webhook("evt_1", BODY, secret=SECRET, sent_at=NOW)
STANDARD = {
    **{"amount": "12.500", "currency_code": "KWD", "gateway_account": "simgw-1", "reference_number": "R1"},
    **{"result": "success", "state": "paid", "order_no": "", "customer_email": None},
}
SUBSCRIPTION = {
    **{"session_id": "s1", "payment_type": "auto_pay", "state": "paid", "result": "success", "amount": "12.500"},
    **{"currency_code": "KWD", "agreement": {"id": "agr-1"}, "extra": {"autopay": {"subscription_id": "sub-7"}}},
    "token": {"token": "411111111111111", "pg_code": "simgw-1"},
}
OPERATION = {
    **{"amount": "4.000", "order_no": "ORD-9", "reference_number": "R2"},
    **{"result": "success", "operation": "refund"},
}
VECTORS = [
    ("payment", STANDARD, "f9f4842661ca571908a90e22c3322e59d5ca4a6bba840c09e4252e8fdec27bf1"),
    ("payment", SUBSCRIPTION, "dc079dc4498d657982e84754cae49bd22c0ba09b532cd5198f58396133f25a59"),
    ("operation", OPERATION, "94d2ca386091e0355afc5c3f0af64c0de490dc32db76079193ba7d7c17b95614"),
]


def failure(work):
    try:
        work()
    except WebhookVerificationError as error:
        return error.reason
    return "believed"


class ByHeaders(unittest.TestCase):
    def test_what_was_signed_is_believed(self):
        several = {**HEADERS, "webhook-signature": "v1,AAAA " + HEADERS["webhook-signature"]}
        capitals = {name.title(): value for name, value in HEADERS.items()}
        for headers, body in [(HEADERS, BODY), (HEADERS, BODY.encode()), (several, BODY), (capitals, BODY)]:
            event = verify_webhook(headers, body, secret=[OLD, SECRET], now=NOW)
            self.assertEqual((event.id, event.kind, event.sent_at), ("evt_1", "payment", NOW))
            self.assertEqual(event.payload["amount"], "10.500")

    def test_anything_else_is_not(self):
        for body, headers, secret, reason in [
            (BODY.replace("10.500", "10.501"), HEADERS, SECRET, "signature"),
            (BODY, {**HEADERS, "webhook-id": "evt_2"}, SECRET, "signature"),
            (BODY, HEADERS, [OLD, OTHER], "signature"),
            (BODY, {**HEADERS, "webhook-signature": "v2,x"}, SECRET, "signature"),
            (BODY, {**HEADERS, "webhook-signature": "v1,منى"}, SECRET, "signature"),
            (BODY, {**HEADERS, "webhook-signature": ""}, SECRET, "missing_header"),
            (BODY, {**HEADERS, "webhook-timestamp": "noon"}, SECRET, "timestamp"),
        ]:
            with self.subTest(reason=reason, headers=headers):
                self.assertEqual(failure(lambda: verify_webhook(headers, body, secret=secret, now=NOW)), reason)

    def test_a_message_is_as_old_as_the_tolerance_at_most(self):
        for later, terms, expected in [
            (300, {}, "believed"),
            (301, {}, "timestamp"),
            (-301, {}, "timestamp"),
            (301, {"tolerance_seconds": 600}, "believed"),
        ]:
            now = NOW + timedelta(seconds=later)
            got = failure(lambda: verify_webhook(HEADERS, BODY, secret=SECRET, now=now, **terms))
            self.assertEqual(got, expected)

    def test_an_event_of_a_state_change_needs_no_signature_in_its_body(self):
        body = '{"id":"evt_2","type":"card.saved","created_at":"","object":{"object":"card"},"previous_state":null}'
        event = verify_webhook(sign_webhook("evt_2", body, secret=SECRET), body, secret=SECRET)
        self.assertEqual((event.id, event.kind, event.payload["type"]), ("evt_2", "state_change", "card.saved"))
        self.assertEqual(failure(lambda: verify_body_signature(body, "k")), "signature")

    def test_a_body_that_was_parsed_already_is_the_receivers_mistake(self):
        with self.assertRaises(TypeError):
            verify_webhook(HEADERS, json.loads(BODY), secret=SECRET)

    def test_what_is_no_secret_verifies_nothing(self):
        empty = sign_webhook("evt_1", BODY, secret="")
        for secret in ("", "whsec_", [], [SECRET, ""], None):
            with self.assertRaises(ValueError):
                verify_webhook(empty, BODY, secret=secret)
        with self.assertRaises(ValueError):
            verify_body_signature('{"signature":"x"}', "")


class ByTheFieldOfItsBody(unittest.TestCase):
    def test_the_vectors_of_the_documentation_are_believed_and_nothing_else(self):
        for kind, payload, signature in VECTORS:
            body = json.dumps({**payload, "signature": signature})
            found = verify_body_signature(body, ["another", "k-test-1"])
            self.assertEqual((found.kind, found.payload["amount"]), (kind, payload["amount"]))
            self.assertEqual(failure(lambda: verify_body_signature(body, "another")), "signature")
            wrong = body.replace("success", "failed")
            self.assertEqual(failure(lambda: verify_body_signature(wrong, "k-test-1")), "signature")

    def test_what_is_no_object_is_no_event(self):
        for body in ("[]", "null", "not JSON", "", "[" * 100_000):
            self.assertEqual(failure(lambda: verify_body_signature(body, "k")), "body")

    def test_a_number_counts_as_parsers_print_it_or_in_its_own_digits_if_they_round_it(self):
        for token, printed in [
            ("1.50", "1.5"),
            ("10", "10"),
            ("0.0", "0"),
            ("9007199254740993", "9007199254740993"),
            ("0.1000000000000000055", "0.1000000000000000055"),
            ("1e2", "100"),
            ("1E-7", "1e-7"),
            ("0.0000012", "0.0000012"),
            ("0.00000012", "1.2e-7"),
            ("100000000000000000000", "100000000000000000000"),
            ("1000000000000000000000", "1e+21"),
        ]:
            self.assertEqual(_printed(token), printed)


class Receiver(unittest.TestCase):
    def test_an_event_is_worked_on_once_and_forgotten_if_the_work_fails(self):
        ids, done, fails = set(), [], [True]

        def once(event_id, work):
            if event_id in ids:
                return False
            work("transaction")
            ids.add(event_id)
            return True

        def handle(event, transaction):
            if fails[0]:
                raise RuntimeError("The work failed.")
            done.append((event.kind, transaction))

        receive = create_receiver(secret=SECRET, once=once, handle=handle)
        headers = sign_webhook("evt_7", BODY, secret=SECRET)
        with self.assertRaises(RuntimeError):
            receive(headers, BODY)
        fails[0] = False
        self.assertEqual([receive(headers, BODY).is_repeated for _ in range(2)], [False, True])
        self.assertEqual(receive({}, BODY).status, 401)
        self.assertEqual(done, [("payment", "transaction")])

    def test_an_asynchronous_one_does_the_same(self):
        done = []

        async def once(event_id, work):
            if event_id in done:
                return False
            await work(event_id)
            return True

        async def handle(event, transaction):
            done.append(transaction)

        receive = create_async_receiver(secret=SECRET, once=once, handle=handle)
        headers = sign_webhook("evt_8", BODY, secret=SECRET)

        async def twice():
            return [await receive(headers, BODY), await receive(headers, BODY), await receive({}, BODY)]

        answers = asyncio.run(twice())
        self.assertEqual([(each.status, each.is_repeated) for each in answers], [(200, False), (200, True), (401, False)])
        self.assertEqual(done, ["evt_8"])
