-- International numbers of seven to nine digits can be dialled, too.
UPDATE "payment_session" SET "dialled_phone" = '+' || substring(regexp_replace("customer_phone", '[-\s().\/]', '', 'g') FROM '^(?:\+|00)([1-9][0-9]{6,8})$')
    WHERE "dialled_phone" IS NULL AND regexp_replace("customer_phone", '[-\s().\/]', '', 'g') ~ '^(\+|00)[1-9][0-9]{6,8}$';
