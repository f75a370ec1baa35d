SET LOCAL lock_timeout = '5s';

ALTER TABLE "merchant" ADD COLUMN "console_idle_minutes" INTEGER NOT NULL DEFAULT 60,
  ADD CONSTRAINT "merchant_console_idle_minutes" CHECK ("console_idle_minutes" BETWEEN 15 AND 720);
