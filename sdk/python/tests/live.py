"""The clients against a running service; its address and a merchant's keys are in the environment."""

import asyncio
import os
import threading
import unittest
import uuid
from decimal import Decimal
from http.server import BaseHTTPRequestHandler, HTTPServer

from sarraf import (
    AsyncSarraf,
    AuthenticationError,
    InvalidRequestError,
    NotFoundError,
    Sarraf,
    create_receiver,
    verify_body_signature,
)

SESSION = {"type": "payment_request", "amount": Decimal("10.500"), "currency_code": "KWD", "pg_codes": ["sandbox"]}
posted = []


class Shop(BaseHTTPRequestHandler):
    def do_POST(self):
        posted.append((dict(self.headers.items()), self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        pass


class Live(unittest.TestCase):
    def setUp(self):
        self.sarraf = Sarraf()
        self.addCleanup(self.sarraf.close)

    def test_a_link_is_closed_and_an_invoice_is_paid_by_a_part_in_cash(self):
        terms = {"currency_code": "KWD", "pg_codes": ["sandbox"]}
        link = self.sarraf.payment_links.create({"name": "Course fee", "amount": Decimal("10.500"), **terms})
        self.assertEqual(self.sarraf.payment_links.update(link["id"], {"max_payments": 3})["max_payments"], 3)
        self.assertEqual(self.sarraf.payment_links.list({"limit": 1}).take(1)[0]["id"], link["id"])
        self.assertEqual(self.sarraf.payment_links.close(link["id"])["status"], "closed")
        self.assertEqual(self.sarraf.payment_links.retrieve(link["id"])["payments"], 0)

        item = {"sku": "S-1", "description": "Dates", "quantity": "1", "unit_price": "10.500"}
        invoice = self.sarraf.create_invoice(
            {
                "type": "payment_request",
                "invoice_number": f"INV-{uuid.uuid4()}",
                "due_date": "2035-01-31",
                "allow_partial_payments": True,
                "invoice_items": [item],
                **terms,
            }
        )["invoice_id"]
        part = {"session_id": self.sarraf.create_invoice_payment(invoice, {"amount": "4.000"})["session_id"]}
        self.sarraf.request("post", "/b/pbl/v2/payment/cash/", body=part)
        self.sarraf.collect_cash(part)
        [paid] = self.sarraf.invoice_payments(invoice).take(5)
        self.assertEqual((paid["session_id"], paid["state"]), (part["session_id"], "paid"))

    def test_a_payment_is_made_once_paid_told_by_both_signatures_and_refunded(self):
        shop = HTTPServer(("127.0.0.1", 0), Shop)
        threading.Thread(target=shop.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        self.addCleanup(shop.server_close)
        self.addCleanup(shop.shutdown)
        session = {**SESSION, "webhook_url": f"http://127.0.0.1:{shop.server_port}/"}
        key = str(uuid.uuid4())
        made, again = (self.sarraf.sessions.create(session, idempotency_key=key) for _ in range(2))
        self.assertEqual(again["session_id"], made["session_id"])
        self.sarraf.sessions.inquire({"session_id": made["session_id"]})
        paid = self.sarraf.sessions.retrieve(made["session_id"])
        self.assertEqual((paid["state"], paid["paid_amount"]), ("paid", "10.500"))

        [event] = self.sarraf.events.list({"session_id": made["session_id"], "kind": "payment"}).take(1)
        for attempts in (1, 2):
            self.assertEqual(self.sarraf.events.redeliver(event["id"])["attempts"], attempts)
        ids = set()
        receive = create_receiver(
            secret=["whsec_b2xk", os.environ["WEBHOOK_SECRET"]],
            once=lambda each, work: each not in ids and (ids.add(each), work(None)) != (),
            handle=lambda event, _: self.assertEqual(event.payload["amount"], "10.500"),
        )
        answers = [receive(headers, body) for headers, body in posted]
        self.assertEqual([(each.status, each.event.id) for each in answers], [(200, event["id"])] * 2)
        self.assertEqual([each.is_repeated for each in answers], [False, True])
        self.assertEqual(verify_body_signature(posted[0][1], os.environ["WEBHOOK_HMAC_KEY"]).kind, "payment")

        for _ in range(2):
            refund = self.sarraf.sessions.refund(made["session_id"], {"amount": "4.000"}, idempotency_key="refund-1")
            self.assertEqual((refund["operation"], refund["amount"]), ("refund", "4.000"))
        self.assertEqual(self.sarraf.sessions.retrieve(made["session_id"])["refunded_amount"], "4.000")

    def authorized(self):
        made = self.sarraf.sessions.create({**SESSION, "pg_codes": ["cards"]})["session_id"]
        self.assertEqual(self.sarraf.sessions.inquire({"session_id": made})["state"], "authorized")
        return made

    def test_capturing_everything_authorized_leaves_none_while_sessions_are_created(self):
        made = [self.authorized() for _ in range(5)]
        later = []
        seen = []
        for session in self.sarraf.sessions.list({"state": "authorized", "limit": 2}):
            seen.append(session["session_id"])
            self.sarraf.sessions.capture(session["session_id"])
            later.append(self.authorized())
        self.assertEqual(seen, made[::-1])

        async def capture_the_others():
            async with AsyncSarraf() as sarraf:
                async for session in sarraf.sessions.list({"state": "authorized", "limit": 2}):
                    await sarraf.sessions.capture(session["session_id"])
                    yield session["session_id"]

        async def collected():
            return [each async for each in capture_the_others()]

        self.assertEqual(asyncio.run(collected()), later[::-1])
        self.assertEqual(self.sarraf.sessions.list({"state": "authorized"}).take(1), [])

    def test_what_goes_wrong_is_of_a_kind(self):
        with self.assertRaises(InvalidRequestError) as caught:
            self.sarraf.sessions.create({**SESSION, "amount": "10.5001"})
        self.assertEqual(
            caught.exception.fields, {"amount": ["Ensure that there are no more than 3 decimal places."]}
        )
        self.assertRegex(caught.exception.request_id, "^[0-9a-f-]{36}$")
        self.assertRaises(NotFoundError, self.sarraf.sessions.retrieve, "none")
        self.assertRaises(AuthenticationError, Sarraf("sk_none").sandbox.clock)
        self.assertRaises(InvalidRequestError, self.sarraf.sandbox.advance_clock, {"by": "-P1D"})

    def test_a_subscription_is_found_and_its_cycles_are_gone_through_page_by_page(self):
        made = self.sarraf.sessions.create(
            {
                **SESSION,
                **{"payment_type": "auto_pay", "customer_id": "c-1", "customer_email": "sara@example.com"},
                "agreement": {"id": "agr-1"},
                "autopay": {
                    **{"frequency": "monthly", "recurring_amount": Decimal("5.000")},
                    "start_date": os.environ["TODAY"],
                },
            }
        )
        self.sarraf.sessions.inquire({"session_id": made["session_id"]})
        [summary] = self.sarraf.subscriptions.list({"customer_id": "c-1"}).take(5)
        pages = list(self.sarraf.subscriptions.cycles(summary["id"], {"limit": 1}).pages())
        numbers = [cycle["cycle_number"] for page in pages for cycle in page["results"]]
        self.assertEqual((len(pages) > 1, numbers), (True, list(range(1, pages[0]["count"] + 1))))
        ended = self.sarraf.subscriptions.cancel(summary["id"], {"mode": "immediate"})
        self.assertEqual(ended["status"], "canceled")

    def test_the_asynchronous_client_gives_credit_and_reads_the_ledger_by_cursor(self):
        async def work():
            async with AsyncSarraf() as sarraf:
                customer = {"customer_id": "c-9", "currency": "KWD"}
                for amount in ("10.000", "-2.500", Decimal("0.500")):
                    await sarraf.wallet.adjust({**customer, "amount": amount})
                [account] = await sarraf.wallet.accounts({"customer_id": "c-9"}).take(1)
                self.assertEqual(account["balance"], "8.000")
                entries = sarraf.wallet.entries({**customer, "pagination": {"per_page": 2}})
                self.assertEqual([entry["amount"] async for entry in entries], ["0.500", "2.500", "10.000"])
                form = await sarraf.sessions.upload_attachment("a.pdf", b"%PDF-1.4\n%%EOF")
                self.assertEqual(form["original_filename"], "a.pdf")
                self.assertEqual((await sarraf.merchant.request_log({"limit": 1}))["results"], [])

        asyncio.run(work())
