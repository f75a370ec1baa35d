-- What charges a kept card may be more than one short text: it is sealed, and merchants know the card by a name of ours.
ALTER TABLE "saved_card" ADD COLUMN "handle" TEXT, ADD COLUMN "network_transaction_id" VARCHAR(128);
