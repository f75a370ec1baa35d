SET LOCAL lock_timeout = '5s';

-- Tries of before were counted by the schedule, whoever caused them.
ALTER TABLE "delivery" ADD COLUMN     "asked" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "delivery_attempt" ADD COLUMN     "asked" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "delivery" ADD CONSTRAINT "delivery_asked_sane" CHECK ("asked" >= 0);
