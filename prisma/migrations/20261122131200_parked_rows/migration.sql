-- What no gateway can tell waits for a person, and what a person decides is written down with a name.
ALTER TABLE "attempt" ADD COLUMN "parked_at" TIMESTAMPTZ(3), ADD COLUMN "parked_reason" VARCHAR(32),
  ADD COLUMN "parked_note" VARCHAR(255),
  ADD CONSTRAINT "attempt_parked_for_a_reason" CHECK (("parked_at" IS NULL) = ("parked_reason" IS NULL));
ALTER TABLE "operation" ADD COLUMN "parked_at" TIMESTAMPTZ(3), ADD COLUMN "parked_reason" VARCHAR(32),
  ADD COLUMN "parked_note" VARCHAR(255),
  ADD CONSTRAINT "operation_parked_for_a_reason" CHECK (("parked_at" IS NULL) = ("parked_reason" IS NULL));
CREATE INDEX "attempt_parked" ON "attempt" ("merchant_id", "parked_at") WHERE "parked_at" IS NOT NULL;
CREATE INDEX "operation_parked" ON "operation" ("merchant_id", "parked_at") WHERE "parked_at" IS NOT NULL;

CREATE TABLE "manual_decision" (
  "id" BIGSERIAL NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "object_id" VARCHAR(40) NOT NULL,
  "happened" BOOLEAN NOT NULL,
  "decided_by" VARCHAR(64) NOT NULL,
  "reason" VARCHAR(32) NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "manual_decision_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "manual_decision_named" CHECK ("decided_by" <> '')
);
CREATE INDEX "manual_decision_object_id_idx" ON "manual_decision" ("object_id");
