SET LOCAL lock_timeout = '5s';

CREATE TABLE "password_reset" (
    "user_id" INTEGER NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "token_digest" CHAR(64) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "password_reset_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "password_reset_ends" CHECK ("expires_at" > "created_at")
);

CREATE UNIQUE INDEX "password_reset_token_digest_key" ON "password_reset"("token_digest");
