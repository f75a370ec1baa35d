-- What a gateway calls a charge or an operation, and when an operation was first sent to it.
ALTER TABLE "attempt" ADD COLUMN "gateway_refs" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "operation" ADD COLUMN "gateway_refs" JSONB NOT NULL DEFAULT '{}', ADD COLUMN "first_sent_at" TIMESTAMPTZ(3),
  ADD COLUMN "final" BOOLEAN NOT NULL DEFAULT false;
UPDATE "operation" SET "first_sent_at" = "created_at" WHERE "destination" = 'pg';
