-- What gateways tell by themselves: kept once, answered at once, worked by a job.
CREATE TABLE "gateway_notification" (
  "id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "gateway_id" VARCHAR(40) NOT NULL,
  "key" VARCHAR(255) NOT NULL,
  "about" VARCHAR(16) NOT NULL,
  "reference_number" VARCHAR(80),
  "message" TEXT NOT NULL,
  "due_at" TIMESTAMPTZ(3),
  "tries" INTEGER NOT NULL DEFAULT 0,
  "result" VARCHAR(16),
  "received_at" TIMESTAMPTZ(3) NOT NULL,
  "worked_at" TIMESTAMPTZ(3),
  CONSTRAINT "gateway_notification_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "gateway_notification_worked" CHECK (("due_at" IS NULL) = ("worked_at" IS NOT NULL)),
  CONSTRAINT "gateway_notification_result_known" CHECK ("result" IS NULL OR "result" IN ('applied', 'kept', 'unknown', 'failed'))
);
CREATE UNIQUE INDEX "gateway_notification_gateway_id_key_key" ON "gateway_notification" ("gateway_id", "key");
CREATE INDEX "gateway_notification_due" ON "gateway_notification" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;
ALTER TABLE "gateway_notification" ADD CONSTRAINT "gateway_notification_gateway_id_fkey"
  FOREIGN KEY ("gateway_id") REFERENCES "gateway"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TRIGGER "gateway_notification_announced" AFTER INSERT OR UPDATE OF "due_at" ON "gateway_notification"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'work-gateway-notifications');

ALTER TABLE "gateway" ADD COLUMN "notified_at" TIMESTAMPTZ(3), ADD COLUMN "refused_at" TIMESTAMPTZ(3),
  ADD COLUMN "refused_notifications" INTEGER NOT NULL DEFAULT 0;
