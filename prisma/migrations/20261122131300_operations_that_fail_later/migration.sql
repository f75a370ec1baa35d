-- Captures and voids may be taken up first and decided later, and what was done may fail afterwards.
ALTER TABLE "operation"
  DROP CONSTRAINT "operation_state_known",
  DROP CONSTRAINT "operation_child_follows_state",
  ADD CONSTRAINT "operation_state_known" CHECK
    ("state" IN ('processing', 'queued', 'done', 'refused', 'rejected', 'reversed')),
  ADD CONSTRAINT "operation_child_follows_state" CHECK (COALESCE("child_state", '') = CASE
    WHEN "state" IN ('processing', 'refused') THEN ''
    WHEN "state" = 'queued' THEN CASE WHEN "kind" = 'refund' THEN 'refund_queued' ELSE '' END
    WHEN "state" = 'rejected' THEN 'refund_rejected'
    WHEN "state" = 'reversed' THEN CASE "kind" WHEN 'refund' THEN 'refund_rejected' ELSE "kind" || '_failed' END
    WHEN "kind" = 'capture' THEN 'paid'
    WHEN "kind" = 'refund' THEN 'refunded'
    ELSE 'voided' END);
DROP INDEX "operation_one_void";
CREATE UNIQUE INDEX "operation_one_void" ON "operation" ("session_id")
  WHERE "kind" = 'void' AND "state" NOT IN ('refused', 'reversed');
