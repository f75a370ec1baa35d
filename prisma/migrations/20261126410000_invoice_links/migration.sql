SET LOCAL lock_timeout = '5s';

-- A link names the version under which it was issued. Links of before name none and count as the first version.
ALTER TABLE "invoice" ADD COLUMN "link_version" INTEGER NOT NULL DEFAULT 1, ADD COLUMN "link_issued_at" TIMESTAMPTZ(3);
