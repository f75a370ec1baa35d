SET LOCAL lock_timeout = '5s';

ALTER TABLE "charge_pace" ADD COLUMN "paused_until" TIMESTAMPTZ(6);
