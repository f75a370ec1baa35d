SET LOCAL lock_timeout = '5s';

ALTER TABLE "merchant" ADD COLUMN "keys_administer" BOOLEAN NOT NULL DEFAULT true;
