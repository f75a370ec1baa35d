-- Keys and merchants name the dated version of the API that they were made for; those that are there have the first.
ALTER TABLE "api_key" ADD COLUMN "api_version" CHAR(10) NOT NULL DEFAULT '2026-11-23';
ALTER TABLE "merchant" ADD COLUMN "api_version" CHAR(10) NOT NULL DEFAULT '2026-11-23';
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_version_is_a_day" CHECK ("api_version" ~ '^\d{4}-\d{2}-\d{2}$');
ALTER TABLE "merchant" ADD CONSTRAINT "merchant_version_is_a_day" CHECK ("api_version" ~ '^\d{4}-\d{2}-\d{2}$');
