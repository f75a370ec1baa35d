SET LOCAL lock_timeout = '5s';

-- What is known of a receiver: not only that it let a try hang, but also that it answers.
ALTER TABLE "webhook_trouble" RENAME TO "webhook_receiver";
ALTER TABLE "webhook_receiver" RENAME CONSTRAINT "webhook_trouble_pkey" TO "webhook_receiver_pkey";
ALTER TABLE "webhook_receiver" RENAME CONSTRAINT "webhook_trouble_merchant_id_fkey" TO "webhook_receiver_merchant_id_fkey";

ALTER TABLE "webhook_receiver" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ALTER COLUMN "timed_out_at" DROP NOT NULL;

ALTER TABLE "webhook_receiver" ADD CONSTRAINT "webhook_receiver_tells_something"
  CHECK ("answered_at" IS NOT NULL OR "timed_out_at" IS NOT NULL);
