-- `pg`: made at the gateway, without a request from here.
ALTER TABLE "operation" ADD COLUMN "source" VARCHAR(8) NOT NULL DEFAULT 'input',
  ADD CONSTRAINT "operation_source_known" CHECK ("source" IN ('input', 'pg'));

-- Limits bind what is requested here; what the gateway reports is booked as it is.
ALTER TABLE "payment_session" ADD COLUMN "gateway_reported" BOOLEAN NOT NULL DEFAULT false,
  DROP CONSTRAINT "payment_session_refund_within_paid",
  ADD CONSTRAINT "payment_session_refund_within_paid"
    CHECK (gateway_reported OR state = 'failed' OR refunded_amount <= greatest(settled_amount, captured_amount)) NOT VALID,
  DROP CONSTRAINT "payment_session_capture_within_authorized",
  ADD CONSTRAINT "payment_session_capture_within_authorized" CHECK (gateway_reported OR captured_amount <= settled_amount) NOT VALID,
  DROP CONSTRAINT "payment_session_void_excludes_capture",
  ADD CONSTRAINT "payment_session_void_excludes_capture"
    CHECK (gateway_reported OR voided_amount = '0'::numeric OR captured_amount = '0'::numeric) NOT VALID;
