-- What an attempt by a mobile wallet waits for: a code that was sent to a phone, and how often it was asked for and
-- typed wrong. One row per attempt, gone with it.
SET LOCAL lock_timeout = '5s';

CREATE TABLE "wallet_code" (
    "attempt_id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "session_id" CHAR(40) NOT NULL,
    "phone" VARCHAR(16) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "sendings" INTEGER NOT NULL DEFAULT 1,
    "wrong_tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "wallet_code_pkey" PRIMARY KEY ("attempt_id"),
    CONSTRAINT "wallet_code_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "wallet_code_phone_international" CHECK ("phone" ~ '^\+[1-9][0-9]{6,14}$'),
    CONSTRAINT "wallet_code_sendings_few" CHECK ("sendings" BETWEEN 1 AND 5),
    CONSTRAINT "wallet_code_tries_few" CHECK ("wrong_tries" BETWEEN 0 AND 3)
);

CREATE INDEX "wallet_code_session_id_sent_at_idx" ON "wallet_code"("session_id", "sent_at");
