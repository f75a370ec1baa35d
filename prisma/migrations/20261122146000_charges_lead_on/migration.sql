-- A charge that is sent again is the same request: whether its customer can be sent on is kept.
ALTER TABLE "attempt" ADD COLUMN "leads_on" BOOLEAN NOT NULL DEFAULT false;
