SET LOCAL lock_timeout = '5s';

ALTER TABLE "subscription" ADD CONSTRAINT "subscription_lapses_in_setup" CHECK ("setup_lapses_at" IS NULL OR "status" = 'pending_setup');

CREATE INDEX "subscription_setup_lapsing" ON "subscription" ("merchant_id", "setup_lapses_at") WHERE "setup_lapses_at" IS NOT NULL;

CREATE TRIGGER "setup_lapse_announced" AFTER INSERT OR UPDATE OF "setup_lapses_at" ON "subscription"
  FOR EACH ROW WHEN (NEW."setup_lapses_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('setup_lapses_at', 'fail-abandoned-setups');
