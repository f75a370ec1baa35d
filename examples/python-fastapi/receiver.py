"""Verifies and processes webhooks with any web server. `python receiver.py` runs it without a framework."""

import json
import os
import sqlite3
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from sarraf import WebhookVerificationError, create_receiver, verify_body_signature, verify_webhook

DATABASE = os.environ.get("EVENTS", "events.sqlite3")
LARGEST_BODY = 1_000_000


def once(event_id, work):
    """Stores the id and does the work in one transaction; the unique index rejects a second
    delivery.
    """
    with closing(sqlite3.connect(DATABASE, isolation_level=None)) as database:
        database.execute("CREATE TABLE IF NOT EXISTS webhook (id TEXT PRIMARY KEY, payload TEXT)")
        database.execute("BEGIN IMMEDIATE")
        try:
            stored = database.execute("INSERT INTO webhook (id) VALUES (?) ON CONFLICT DO NOTHING", [event_id])
            if stored.rowcount == 1:
                work(database)
            database.execute("COMMIT")
        except BaseException:
            database.execute("ROLLBACK")
            raise
        return stored.rowcount == 1


def handle(event, database):
    """Only short work belongs in this handler. A worker does long work after the response, from the table."""
    payload = event.payload
    database.execute("UPDATE webhook SET payload = ? WHERE id = ?", [json.dumps(payload), event.id])
    # An operation's event has an amount without a currency: the session's currency applies.
    facts = [event.id, event.kind, *(payload.get(name) for name in ("type", "result", "amount", "currency_code"))]
    print(*(fact for fact in facts if fact), flush=True)


_receive = create_receiver(secret=os.environ["WEBHOOK_SECRET"], once=once, handle=handle)


def receive(headers, body):
    """Returns the HTTP status for a request's headers and raw body."""
    try:
        event = verify_webhook(headers, body, secret=os.environ["WEBHOOK_SECRET"])
        # Events of state changes are signed in the headers only.
        if "signature" in event.payload:
            verify_body_signature(body, os.environ["WEBHOOK_HMAC_KEY"])
    except WebhookVerificationError:
        return 401
    return _receive(headers, body).status


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        length = self.headers.get("content-length") or "0"
        is_acceptable = length.isdecimal() and len(length) < 10 and int(length) <= LARGEST_BODY
        self.send_response(receive(self.headers, self.rfile.read(int(length))) if is_acceptable else 413)
        self.end_headers()

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "4000"))), Handler)
    print("listening on", server.server_port, flush=True)
    server.serve_forever()
