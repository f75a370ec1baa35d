-- The customer's phone number in international form, beside the number as it was sent.
ALTER TABLE "payment_session" ADD COLUMN "dialled_phone" VARCHAR(16);
CREATE INDEX "payment_session_dialled_phone" ON "payment_session" ("merchant_id", "dialled_phone")
    WHERE "dialled_phone" IS NOT NULL;

UPDATE "payment_session" SET "dialled_phone" = '+' || substring(regexp_replace("customer_phone", '[-\s().\/]', '', 'g') FROM '^(?:\+|00)([1-9][0-9]{9,14})$')
    WHERE regexp_replace("customer_phone", '[-\s().\/]', '', 'g') ~ '^(\+|00)[1-9][0-9]{9,14}$';
