SET LOCAL lock_timeout = '5s';

CREATE TABLE "passkey" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "credential_id" VARCHAR(1400) NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkey_counter" CHECK ("counter" >= 0)
);

CREATE TABLE "passkey_challenge" (
    "session_id" VARCHAR(40) NOT NULL,
    "purpose" VARCHAR(8) NOT NULL,
    "challenge" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenge_pkey" PRIMARY KEY ("session_id", "purpose"),
    CONSTRAINT "passkey_challenge_purpose" CHECK ("purpose" IN ('create', 'prove'))
);

CREATE UNIQUE INDEX "passkey_credential_id_key" ON "passkey"("credential_id");
CREATE INDEX "passkey_user_id_created_at_idx" ON "passkey"("user_id", "created_at");

ALTER TABLE "passkey" ADD CONSTRAINT "passkey_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "console_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
