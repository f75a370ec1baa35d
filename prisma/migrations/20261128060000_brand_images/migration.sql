SET LOCAL lock_timeout = '5s';

CREATE TABLE "brand_image" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "digest" CHAR(64) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "size" INTEGER NOT NULL,
    "stored_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brand_image_pkey" PRIMARY KEY ("merchant_id", "digest"),
    CONSTRAINT "brand_image_size_positive" CHECK ("size" > 0)
);
ALTER TABLE "brand_image" ADD CONSTRAINT "brand_image_merchant_id_fkey"
  FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
