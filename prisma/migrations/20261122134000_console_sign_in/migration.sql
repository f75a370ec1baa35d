SET LOCAL lock_timeout = '5s';

CREATE TABLE "console_session" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_digest" CHAR(64) NOT NULL,
    "opened_at" TIMESTAMPTZ(3),
    "proved_at" TIMESTAMPTZ(3) NOT NULL,
    "password_changed_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "address" VARCHAR(64) NOT NULL,
    "user_agent" VARCHAR(255) NOT NULL,

    CONSTRAINT "console_session_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "console_session_lives" CHECK ("expires_at" > "created_at")
);

CREATE TABLE "second_factor" (
    "user_id" INTEGER NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "recovery_code" (
    "user_id" INTEGER NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "digest" CHAR(64) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("user_id", "digest")
);

ALTER TABLE "merchant_user" ADD COLUMN "theme" VARCHAR(8);
ALTER TABLE "merchant_user" ADD CONSTRAINT "merchant_user_theme" CHECK ("theme" IN ('light', 'dark'));

CREATE UNIQUE INDEX "console_session_token_digest_key" ON "console_session"("token_digest");
CREATE INDEX "console_session_user_id_created_at_idx" ON "console_session"("user_id", "created_at");

ALTER TABLE "console_session" ADD CONSTRAINT "console_session_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "console_session" ADD CONSTRAINT "console_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
