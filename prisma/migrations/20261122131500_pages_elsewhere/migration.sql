SET LOCAL lock_timeout = '5s';

-- A customer may be on a page of the gateway's own, whose address and end are kept, and who asked for a charge is known.
ALTER TABLE "attempt" ADD COLUMN "page_url" TEXT, ADD COLUMN "page_expires_at" TIMESTAMPTZ(3), ADD COLUMN "decline" JSONB,
  ADD COLUMN "unattended" BOOLEAN NOT NULL DEFAULT false,
  DROP CONSTRAINT "attempt_state_known",
  ADD CONSTRAINT "attempt_state_known" CHECK
    ("state" IN ('pending', 'open', 'processing', 'success', 'failed', 'canceled', 'error', 'cod')),
  ADD CONSTRAINT "attempt_page_whole" CHECK (("page_url" IS NULL) = ("page_expires_at" IS NULL));

-- One page is open at a time.
DROP INDEX "attempt_one_live_per_session";
CREATE UNIQUE INDEX "attempt_one_live_per_session" ON "attempt" ("session_id") WHERE "state" IN ('pending', 'open', 'processing');
