SET LOCAL lock_timeout = '5s';

ALTER TABLE "api_key" ADD COLUMN "private_ending" CHAR(4), ADD COLUMN "public_ending" CHAR(4);
ALTER TABLE "restricted_key" ADD COLUMN "ending" CHAR(4);
