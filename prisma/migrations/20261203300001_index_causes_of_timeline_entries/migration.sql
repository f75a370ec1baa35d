SET LOCAL lock_timeout = '5s';

CREATE INDEX "request_log_session_id_idx" ON "request_log"("session_id", "id" DESC) WHERE "session_id" IS NOT NULL;
