SET LOCAL lock_timeout = '5s';

CREATE TABLE "held_charge" (
  "id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "session_id" CHAR(40) NOT NULL,
  "capture_before" TIMESTAMPTZ(3) NOT NULL,
  "due_at" TIMESTAMPTZ(3),
  CONSTRAINT "held_charge_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "held_charge_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "payment_session"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "held_charge_session_id_idx" ON "held_charge" ("session_id");
CREATE INDEX "held_charge_due" ON "held_charge" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;
CREATE TRIGGER "held_charge_announced" AFTER INSERT OR UPDATE OF "due_at" ON "held_charge"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'watch-reservations');
