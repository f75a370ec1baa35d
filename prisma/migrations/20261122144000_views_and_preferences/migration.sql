SET LOCAL lock_timeout = '5s';

CREATE TABLE "console_view" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "query" VARCHAR(1000) NOT NULL,
    "is_shared" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "console_view_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "console_view_name" CHECK ("name" <> '')
);

CREATE TABLE "console_preference" (
    "user_id" INTEGER NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "preferences" JSONB NOT NULL,

    CONSTRAINT "console_preference_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "console_preference_object" CHECK (jsonb_typeof("preferences") = 'object')
);

CREATE UNIQUE INDEX "console_view_user_id_name_key" ON "console_view"("user_id", "name");
CREATE INDEX "console_view_merchant_id_created_at_idx" ON "console_view"("merchant_id", "created_at");

ALTER TABLE "console_view" ADD CONSTRAINT "console_view_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "console_view" ADD CONSTRAINT "console_view_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "console_preference" ADD CONSTRAINT "console_preference_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "console_preference" ADD CONSTRAINT "console_preference_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
