SET LOCAL lock_timeout = '5s';

CREATE TABLE "webhook_credential" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "id" VARCHAR(40) NOT NULL,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "webhook_credential_pkey" PRIMARY KEY ("merchant_id", "id")
);
ALTER TABLE "webhook_credential" ADD CONSTRAINT "webhook_credential_merchant_id_fkey"
  FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
