SET LOCAL lock_timeout = '5s';

CREATE TABLE "password_attempt" (
    "subject" VARCHAR(320) NOT NULL,
    "failures" INTEGER NOT NULL,
    "retry_at" TIMESTAMPTZ(3) NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_attempt_pkey" PRIMARY KEY ("subject"),
    CONSTRAINT "password_attempt_failures" CHECK ("failures" >= 0)
);

CREATE INDEX "password_attempt_since_idx" ON "password_attempt"("since");

CREATE TABLE "sign_in_place" (
    "user_id" INTEGER NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "digest" CHAR(64) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_place_pkey" PRIMARY KEY ("user_id", "digest"),
    CONSTRAINT "sign_in_place_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "sign_in_place_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "sign_in_place_seen_at_idx" ON "sign_in_place"("seen_at");

ALTER TABLE "console_session" ADD COLUMN "device_digest" CHAR(64);
