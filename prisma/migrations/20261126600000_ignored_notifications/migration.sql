ALTER TABLE "gateway" ADD COLUMN "ignored_notifications" INTEGER NOT NULL DEFAULT 0;
