import unittest

from sarraf import InvalidRequestError
from sarraf.errors import error_of, field_messages

KINDS = {
    **dict.fromkeys((400, 405, 413, 415, 422), "invalid_request"),
    **{401: "authentication", 403: "permission", 404: "not_found", 410: "not_found"},
    **{409: "conflict", 423: "conflict", 429: "rate_limit", 500: "service", 503: "service", 302: "service"},
}


class Errors(unittest.TestCase):
    def test_each_status_is_of_a_kind_and_keeps_what_was_answered(self):
        body = {"detail": "Because.", "code": "c"}
        for status, kind in KINDS.items():
            error = error_of(status, request_id="r-1", body=body, retry_after_seconds=7)
            self.assertEqual(
                (error.kind, error.status, error.request_id, str(error), error.body, error.retry_after_seconds),
                (kind, status, "r-1", "Because.", body, 7),
            )

    def test_the_fields_are_flat(self):
        for body, fields in [
            ({"amount": ["No.", "Not so."]}, {"amount": ["No.", "Not so."]}),
            ({"autopay": {"start_date": ["Past."]}}, {"autopay.start_date": ["Past."]}),
            ({"invoice_items": [{}, {"sku": ["Missing."]}]}, {"invoice_items.1.sku": ["Missing."]}),
            ({"session_id": "One text."}, {"session_id": ["One text."]}),
            (None, {}),
        ]:
            self.assertEqual(field_messages(body), fields)

    def test_the_message_says_what_is_wrong_with_each_field(self):
        error = error_of(400, request_id="r", body={"amount": ["Too fine."], "autopay": {"start_date": ["Past.", "So."]}})
        self.assertIsInstance(error, InvalidRequestError)
        self.assertEqual(str(error), "amount: Too fine. autopay.start_date: Past. So.")
        self.assertEqual(str(error_of(502, request_id="r", body="<html>")), "The service answered 502.")
