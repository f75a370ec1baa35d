SET LOCAL lock_timeout = '5s';

ALTER TABLE "request_log" ADD COLUMN "session_id" VARCHAR(40), ADD COLUMN "caused" TEXT;
