SET LOCAL lock_timeout = '5s';

CREATE TABLE "user_invitation" (
    "user_id" INTEGER NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "token_digest" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_invitation_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "user_invitation_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "user_invitation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "user_invitation_ends" CHECK ("expires_at" > "created_at")
);

CREATE UNIQUE INDEX "user_invitation_token_digest_key" ON "user_invitation"("token_digest");
