SET LOCAL lock_timeout = '5s';

-- When a page must end is kept before the gateway is asked for one, so that a page whose answer was lost is looked after.
ALTER TABLE "attempt" DROP CONSTRAINT "attempt_page_whole",
  ADD CONSTRAINT "attempt_page_whole" CHECK ("page_url" IS NULL OR "page_expires_at" IS NOT NULL);
