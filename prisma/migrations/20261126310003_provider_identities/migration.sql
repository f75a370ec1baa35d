SET LOCAL lock_timeout = '5s';

CREATE TABLE "provider_identity" (
    "issuer" VARCHAR(255) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_identity_pkey" PRIMARY KEY ("issuer", "subject"),
    CONSTRAINT "provider_identity_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "provider_identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "provider_identity_user_id_issuer_key" ON "provider_identity"("user_id", "issuer");
