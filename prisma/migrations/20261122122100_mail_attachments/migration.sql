SET LOCAL lock_timeout = '5s';

-- Files that a merchant sends with a mail.
CREATE TABLE "mail_attachment" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "message_id" VARCHAR(40) NOT NULL,
    "number" INTEGER NOT NULL,
    "filename" VARCHAR(100) NOT NULL,
    "content_type" VARCHAR(100) NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "mail_attachment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_attachment_size" CHECK (octet_length("content") BETWEEN 1 AND 2621440)
);

CREATE UNIQUE INDEX "mail_attachment_message_id_number_key" ON "mail_attachment"("message_id", "number");

ALTER TABLE "mail_attachment" ADD CONSTRAINT "mail_attachment_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "mail_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;
