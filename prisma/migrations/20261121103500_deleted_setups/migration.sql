SET LOCAL lock_timeout = '5s';

-- Of setup sessions that are gone already nothing is left to copy.
ALTER TABLE "subscription" ADD COLUMN     "setup_details" JSONB,
ADD COLUMN     "setup_extra" JSONB,
ADD COLUMN     "setup_webhook_url" VARCHAR(2000);
