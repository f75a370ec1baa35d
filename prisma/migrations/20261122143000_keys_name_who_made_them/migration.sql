SET LOCAL lock_timeout = '5s';

ALTER TABLE "api_key" ADD COLUMN "created_by" INTEGER, ADD COLUMN "last_used_at" TIMESTAMPTZ(3);

ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_fkey"
  FOREIGN KEY ("created_by") REFERENCES "merchant_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
