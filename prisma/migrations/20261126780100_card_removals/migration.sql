CREATE TABLE "card_removal" (
  "id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "gateway_code" VARCHAR(16) NOT NULL,
  "customer_id" VARCHAR(64) NOT NULL,
  "token" VARCHAR(50) NOT NULL,
  "handle" TEXT NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "card_removal_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "card_removal_due" ON "card_removal" ("merchant_id", "due_at");
CREATE TRIGGER "card_removal_announced" AFTER INSERT OR UPDATE OF "due_at" ON "card_removal"
  FOR EACH ROW EXECUTE FUNCTION "announce_due"('due_at', 'forget-removed-cards');
