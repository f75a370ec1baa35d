SET LOCAL lock_timeout = '5s';

ALTER TABLE "request_log" ADD COLUMN "session_id" VARCHAR(40), ADD COLUMN "caused" TEXT;

CREATE INDEX "request_log_session_id_idx" ON "request_log"("session_id") WHERE "session_id" IS NOT NULL;
