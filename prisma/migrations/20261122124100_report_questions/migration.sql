SET LOCAL lock_timeout = '5s';

-- What the jobs of reports look for, and what their files are read by.
CREATE INDEX "report_due" ON "report" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "report_leased" ON "report" ("lease_until") WHERE "lease_until" IS NOT NULL;
CREATE INDEX "report_expiring" ON "report" ("merchant_id", "expires_at") WHERE "file_key" IS NOT NULL;
CREATE INDEX "payment_session_booked" ON "payment_session" ("merchant_id", (COALESCE("settled_at", "created_at")), "id")
  WHERE "deleted_at" IS NULL;
CREATE INDEX "operation_booked" ON "operation" ("merchant_id", "finished_at", "id") WHERE "state" = 'done';

CREATE TRIGGER "report_schedule_announced" AFTER INSERT OR UPDATE OF "due_at" ON "report_schedule"
  FOR EACH ROW EXECUTE FUNCTION "announce_due"('due_at', 'schedule-reports');
CREATE TRIGGER "report_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "report"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'write-reports');
