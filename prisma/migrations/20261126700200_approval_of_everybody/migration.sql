SET LOCAL lock_timeout = '5s';

ALTER TABLE "merchant" ADD COLUMN "approval_amounts" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "merchant" ADD CONSTRAINT "merchant_approval_amounts" CHECK (jsonb_typeof("approval_amounts") = 'object');

ALTER TABLE "operation_request" ADD COLUMN "maker_key_id" VARCHAR(40),
ADD COLUMN "maker_key_name" VARCHAR(50),
ALTER COLUMN "maker_id" DROP NOT NULL,
ALTER COLUMN "maker" DROP NOT NULL;
ALTER TABLE "operation_request" ADD CONSTRAINT "operation_request_one_maker" CHECK (
  ("maker_id" IS NULL) <> ("maker_key_id" IS NULL) AND ("maker_id" IS NULL) = ("maker" IS NULL)
  AND ("maker_key_id" IS NULL) = ("maker_key_name" IS NULL)) NOT VALID;
ALTER TABLE "operation_request" VALIDATE CONSTRAINT "operation_request_one_maker";
