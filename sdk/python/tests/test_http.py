"""Against a real listener on the loopback network, which answers as a test tells it."""

import asyncio
import json
import os
import re
import threading
import time
import unittest
from datetime import datetime, timezone
from decimal import Decimal
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from unittest import mock
from urllib.parse import urlsplit

from sarraf import AsyncSarraf, NoAnswerError, NotFoundError, Sarraf, ServiceError, Wallet
from sarraf.errors import error_of
from sarraf.http.connections import proxy_for
from sarraf.http.repeating import repetition_of, retry_after_seconds, wait_before_repeat
from sarraf.http.transport import Ending

UNSENT = NoAnswerError("No.", request_id="r", is_unsent=True, is_timeout=False)
BROKEN = NoAnswerError("No.", request_id="r", is_unsent=False, is_timeout=False)
SESSION = {"type": "payment_request", "amount": Decimal("1E+1"), "currency_code": "KWD", "pg_codes": ["sandbox"]}


def answered(status, seconds=None):
    return error_of(status, request_id="r", retry_after_seconds=seconds)


class WhatIsRepeated(unittest.TestCase):
    def test_each_failure_is_tried_again_where_it_is_safe(self):
        nowhere, safe, everywhere = (), ("always", "keyed"), ("always", "keyed", "never")
        table = [(answered(status), nowhere) for status in (400, 401, 404, 409, 422, 423, 302)]
        table += [(answered(429), everywhere), (answered(500), safe), (answered(503), safe)]
        for error, where in [*table, (UNSENT, everywhere), (BROKEN, safe)]:
            for repeatability in everywhere:
                wait = wait_before_repeat(error, repeatability=repeatability, before=0, max_retries=2, chance=0)
                self.assertEqual(wait is not None, repeatability in where, (error, repeatability))

    def test_a_repeat_that_meets_its_own_first_try_under_the_key_waits_for_it(self):
        terms = {"before": 1, "max_retries": 2, "chance": 0}
        self.assertEqual(wait_before_repeat(answered(409), repeatability="keyed", **terms), 0.5)
        self.assertIsNone(wait_before_repeat(answered(409), repeatability="always", **terms))

    def test_waits_grow_up_to_a_limit_and_are_as_long_as_was_asked(self):
        for before, chance, asked, wait in [
            (0, 0, None, 0.25),
            (1, 1, None, 1),
            (3, 0.5, None, 3),
            (9, 1, None, 8),
            (0, 1, 3, 3),
            (0, 0, 61, None),
            (10, 0, None, None),
        ]:
            error = answered(503, asked)
            got = wait_before_repeat(error, repeatability="always", before=before, max_retries=10, chance=chance)
            self.assertEqual(got, wait)

    def test_retry_after_is_seconds_or_a_date(self):
        now = datetime(2026, 11, 23, 8, tzinfo=timezone.utc)
        for header, seconds in [
            ("12", 12),
            ("Mon, 23 Nov 2026 08:00:30 GMT", 30),
            ("Mon, 23 Nov 2026 07:00:00 GMT", 0),
            ("soon", None),
            (None, None),
        ]:
            self.assertEqual(retry_after_seconds(header, now), seconds)

    def test_each_request_has_the_key_under_which_it_is_done_once(self):
        for method, path, body, expected in [
            ("get", "/b/events/v1/events/", None, ("always", None)),
            ("post", "/b/pbl/v2/subscriptions/", {}, ("always", None)),
            ("post", "/b/checkout/v1/pymt-txn/", {}, ("keyed", "Idempotency-Key")),
            ("patch", "/b/merchant/v1/settings/", {}, ("keyed", "Idempotency-Key")),
            ("delete", "/b/pbl/v2/card/{token}/", None, ("keyed", "Idempotency-Key")),
            ("post", "/b/pbl/v2/operation/", {"operation": "refund"}, ("keyed", "Tracking-Key")),
            ("post", "/b/pbl/v2/operation/", {"operation": "cancel"}, ("keyed", "Idempotency-Key")),
            ("post", "/b/sandbox/v1/clock/advance/", {}, ("never", "Idempotency-Key")),
            ("post", "/b/auth/v1/token/", {}, ("never", None)),
        ]:
            self.assertEqual(tuple(repetition_of(method, path, body)), expected)


class WhichProxyIsUsed(unittest.TestCase):
    def proxy(self, address, **variables):
        with mock.patch.dict(os.environ, variables, clear=True):
            return proxy_for(urlsplit(address))

    def test_an_ipv6_address_is_direct_with_and_without_brackets_and_port(self):
        for direct in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443"]:
            self.assertIsNone(self.proxy("https://[2001:db8::1]", ALL_PROXY="http://p:8", NO_PROXY=direct), direct)
        for other in ["[2001:db8::1]:8443", "2001:db8::2", "[2001:db8::1]:80"]:
            self.assertEqual(self.proxy("https://[2001:db8::1]", ALL_PROXY="p:8", NO_PROXY=other).host, "p", other)

    def test_an_entry_may_name_the_port_that_an_address_has_by_default(self):
        self.assertIsNone(self.proxy("https://pay.example", ALL_PROXY="p:8", NO_PROXY="pay.example:443"))
        self.assertIsNone(self.proxy("http://pay.example", ALL_PROXY="p:8", NO_PROXY="pay.example:80"))
        self.assertEqual(self.proxy("http://pay.example", ALL_PROXY="p:8", NO_PROXY="pay.example:443").port, 8)

    def test_all_proxy_counts_only_as_an_http_address(self):
        for other in ["socks5://q:1", "socks5h://ali:secret@q", "https://q:8"]:
            self.assertIsNone(self.proxy("https://pay.example", ALL_PROXY=other), other)
            self.assertEqual(self.proxy("https://pay.example", ALL_PROXY=other, HTTPS_PROXY="http://p:8").host, "p")
            with self.assertRaisesRegex(ValueError, "no address of an http proxy"):
                self.proxy("https://pay.example", HTTPS_PROXY=other)


class Listener(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        length = int(self.headers.get("content-length") or 0)
        self.server.seen.append((self.command, self.path, dict(self.headers.items()), self.rfile.read(length)))
        self.server.ports.add(self.client_address[1])
        answer = self.server.answers.pop(0) if self.server.answers else (200, {})
        if answer == "break":
            self.close_connection = True
            return self.connection.close()
        if answer == "hang":
            self.close_connection = True
            self.server.asked.set()
            return self.server.go_on.wait(5)
        status, body, *headers = answer
        content = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = do_PATCH = do_DELETE = answer

    def log_message(self, *_):
        pass


class OverTheNetwork(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = ThreadingHTTPServer(("127.0.0.1", 0), Listener)
        cls.server.daemon_threads = True
        cls.url = f"http://127.0.0.1:{cls.server.server_port}/"
        threading.Thread(target=cls.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        self.server.seen, self.server.answers, self.server.ports = [], [], set()
        self.server.asked, self.server.go_on = threading.Event(), threading.Event()
        self.sarraf = Sarraf("sk_1", self.url, user_agent="shop/2")
        self.addCleanup(self.sarraf.close)
        self.addCleanup(self.server.go_on.set)

    def headers(self, at=0):
        return {name.lower(): value for name, value in self.server.seen[at][2].items()}

    def test_requests_carry_key_names_and_ids_and_share_a_connection(self):
        self.server.answers = [(200, {"results": [], "next": None})] * 2
        self.sarraf.events.list({"session_id": "s/1 &", "limit": 2, "known": None}).first()
        self.sarraf.sessions.create(SESSION, idempotency_key="k-1", request_id="r-1", headers={"X-A": "b"})
        self.assertEqual(self.server.seen[0][1], "/b/events/v1/events/?session_id=s%2F1+%26&limit=2")
        self.assertRegex(self.headers()["user-agent"], r"^shop/2 sarraf-python/0\.1\.0 python/3")
        self.assertEqual(self.headers()["authorization"], "Api-Key sk_1")
        sent = self.headers(1)
        self.assertEqual((sent["idempotency-key"], sent["x-request-id"], sent["x-a"]), ("k-1", "r-1", "b"))
        self.assertEqual(json.loads(self.server.seen[1][3])["amount"], "10")
        self.assertEqual(len(self.server.ports), 1)

    def test_a_field_that_is_passed_as_an_option_is_refused_and_not_left_out(self):
        with self.assertRaisesRegex(TypeError, "^amount is no option"):
            self.sarraf.sessions.refund("s-1", amount="4.000")
        with self.assertRaisesRegex(TypeError, "^state is no option"):
            self.sarraf.sessions.list(state="authorized").first()

        async def refund():
            async with AsyncSarraf("sk_1", self.url) as sarraf:
                await sarraf.sessions.refund("s-1", amount="4.000")

        with self.assertRaisesRegex(TypeError, "^amount is no option"):
            asyncio.run(refund())
        self.assertEqual(self.server.seen, [])

    def test_a_repeat_has_the_same_key_and_another_id_and_waits_as_long_as_it_is_asked_to(self):
        self.server.answers = [(503, {"detail": "Busy."}, ("Retry-After", "1"))]
        with mock.patch.object(Ending, "is_ended_after", return_value=False) as waits:
            self.sarraf.sessions.refund("s-1", {"amount": "1.000"})
        waits.assert_called_once_with(1)
        first, second = self.headers(0), self.headers(1)
        self.assertRegex(first["tracking-key"], "^[0-9a-f]{8}-")
        self.assertEqual(first["tracking-key"], second["tracking-key"])
        self.assertNotEqual(first["x-request-id"], second["x-request-id"])

    def test_what_may_be_done_twice_is_not_sent_twice(self):
        self.server.answers = ["break"]
        with self.assertRaises(NoAnswerError) as caught:
            self.sarraf.sandbox.advance_clock({"by": "P1D"})
        self.assertEqual((caught.exception.is_unsent, len(self.server.seen)), (False, 1))

    def test_a_cancellation_whose_answer_was_lost_is_repeated_with_the_same_key(self):
        self.server.answers = ["break"]
        self.sarraf.sessions.cancel("s-1")
        self.assertEqual(len(self.server.seen), 2)
        self.assertEqual(self.headers(0)["idempotency-key"], self.headers(1)["idempotency-key"])

    def test_a_broken_connection_is_no_end_for_a_question(self):
        self.server.answers = ["break", (200, {"now": "x"})]
        self.assertEqual(self.sarraf.sandbox.clock(), {"now": "x"})

    def test_an_error_names_the_request(self):
        self.server.answers = [(404, {"detail": "Not found."}, ("X-Request-Id", "theirs"))]
        with self.assertRaises(NotFoundError) as caught:
            self.sarraf.sessions.retrieve("s-1")
        self.assertEqual(caught.exception.request_id, "theirs")
        self.server.answers = ["hang"]
        with self.assertRaises(NoAnswerError) as late:
            self.sarraf.sandbox.clock(timeout_seconds=0.05, max_retries=0, request_id="ours")
        self.assertEqual((late.exception.is_timeout, late.exception.request_id), (True, "ours"))

    def test_what_is_no_answer_of_the_api_asks_whether_the_address_is_right(self):
        for answer in [(301, "", ("Location", "https://x.example/")), (200, "<html>")]:
            self.server.answers = [answer]
            with self.assertRaisesRegex(ServiceError, "is the base_url right"):
                self.sarraf.sandbox.clock()

    def test_nobody_at_the_address_is_said_with_the_address(self):
        with self.assertRaisesRegex(NoAnswerError, r"^http://127\.0\.0\.1:2 cannot be reached") as caught:
            Sarraf("k", "http://127.0.0.1:2", max_retries=0).sandbox.clock()
        self.assertTrue(caught.exception.is_unsent)

    def test_key_and_address_may_come_from_the_environment_and_must_come_from_somewhere(self):
        with mock.patch.dict(os.environ, {"SARRAF_API_KEY": ""}):
            self.assertRaisesRegex(ValueError, "SARRAF_API_KEY", Sarraf, base_url="http://x.example")
        with mock.patch.dict(os.environ, {"SARRAF_API_KEY": "sk_1", "SARRAF_BASE_URL": "https://x.example/pay/"}):
            self.assertEqual(Sarraf().base_url, "https://x.example/pay")
            self.assertRaisesRegex(ValueError, "no http address", Sarraf, base_url="ftp://x.example")

    def test_what_cannot_be_sent_is_the_callers_mistake(self):
        for amount in (Decimal("NaN"), float("nan"), object()):
            with self.assertRaises((TypeError, ValueError)):
                self.sarraf.sessions.create({**SESSION, "amount": amount})
        for session_id in ("", "..", "."):
            self.assertRaisesRegex(ValueError, "needs session_id", self.sarraf.sessions.retrieve, session_id)
        self.assertEqual(self.server.seen, [])

    def test_a_list_goes_on_by_the_query_of_its_link(self):
        link = "https://elsewhere.example/b/events/v1/events/?limit=2&offset=2"
        self.server.answers = [(200, {"results": [1, 2], "next": link}), (200, {"results": [3], "next": None})]
        self.assertEqual(list(self.sarraf.events.list({"limit": 2})), [1, 2, 3])
        self.assertEqual(self.server.seen[1][1], "/b/events/v1/events/?limit=2&offset=2")

    def test_a_list_goes_on_by_cursor_in_the_body(self):
        at = {"cursor": 9, "direction": "forward", "per_page": 2}
        self.server.answers = [(200, {"results": [1, 2], "next": at}), (200, {"results": [3], "next": at})]
        entries = Wallet(self.sarraf, "points").entries({"customer_id": "c", "currency": "KWD"})
        self.assertEqual(entries.take(3), [1, 2, 3])
        self.assertEqual(self.server.seen[1][1], "/b/wallet/points/v1/entries/")
        self.assertEqual(json.loads(self.server.seen[1][3])["pagination"], at)
        self.assertEqual(entries.take(0), [])

    def test_a_form_holds_its_file(self):
        self.sarraf.sessions.upload_attachment('a"b.pdf', b"%PDF\x00", {"session_id": "s-1"})
        kind, content = self.headers()["content-type"], self.server.seen[0][3]
        boundary = re.search("boundary=(.+)", kind)[1].encode()
        self.assertEqual(content.count(b"--" + boundary), 3)
        self.assertIn(b'name="file"; filename="a%22b.pdf"', content)
        self.assertIn(b"\r\n\r\n%PDF\x00\r\n", content)

    def test_what_no_header_can_carry_is_refused_before_anything_is_sent(self):
        for key in ("refund-\u0637\u0644\u0628", "two\nlines"):
            with self.assertRaisesRegex(ValueError, "Idempotency-Key contains a line break"):
                self.sarraf.sessions.create(SESSION, idempotency_key=key)
        self.assertEqual(self.server.seen, [])
        with self.assertRaises(ValueError) as caught:
            Sarraf("sk_secret\n", self.url)
        self.assertNotIn("sk_secret", str(caught.exception))
        self.assertIn("Copy the key again.", str(caught.exception))

    def test_an_asynchronous_client_does_the_same(self):
        async def work():
            page = (200, {"results": [1], "next": None})
            self.server.answers = [page, page, (200, {"session_id": "s"}), (404, {"detail": "No."})]
            async with AsyncSarraf("sk_1", self.url) as sarraf:
                events = sarraf.events.list({"limit": 1})
                self.assertEqual((await events)["results"], [1])
                self.assertEqual([item async for item in events], [1])
                self.assertEqual((await sarraf.sessions.create(SESSION))["session_id"], "s")
                with self.assertRaises(NotFoundError):
                    await sarraf.subscriptions.retrieve("s-1")

        asyncio.run(work())

    def test_an_asynchronous_call_that_is_cancelled_ends_its_request(self):
        async def work():
            self.server.answers = ["hang"]
            sarraf = AsyncSarraf("sk_1", self.url)
            call = asyncio.ensure_future(sarraf.sandbox.clock())
            await asyncio.get_running_loop().run_in_executor(None, self.server.asked.wait, 5)
            call.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await call
            before = time.monotonic()
            sarraf._threads.shutdown(wait=True)
            self.assertLess(time.monotonic() - before, 2)

        asyncio.run(work())
        self.assertEqual(len(self.server.seen), 1)
