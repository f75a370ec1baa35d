import { allSteps, type Invariant } from "./invariant";

export const REPORT_INVARIANTS: readonly Invariant[] = [
  {
    name: "a finished report names its file and says how many rows it has; one in progress names none",
    wholeFlowOnly: false,
    sql: `SELECT id, status, records, file_key, file_size FROM report
          WHERE (status = 'finished' AND (records IS NULL OR file_key IS NULL OR file_size IS NULL OR generated_at IS NULL))
             OR (status = 'in_progress' AND (file_key IS NOT NULL OR generated_at IS NOT NULL OR due_at IS NULL))`,
  },
  {
    name: "no instant is in two of the service's own reports of one interval",
    wholeFlowOnly: false,
    sql: `SELECT a.id, b.id AS other, a.name FROM report a JOIN report b ON b.merchant_id = a.merchant_id
            AND b.interval = a.interval AND b.source = 'auto' AND b.id > a.id
            AND b.starts_at < a.ends_at AND a.starts_at < b.ends_at
          WHERE a.source = 'auto'`,
  },
  {
    name: "a report of the service lies in what its schedule says is covered, and every merchant has its schedules",
    wholeFlowOnly: false,
    sql: `SELECT r.id, r.name FROM report r JOIN report_schedule c ON c.merchant_id = r.merchant_id AND c.interval = r.interval
          WHERE r.source = 'auto' AND r.ends_at > c.covered_to
          UNION ALL
          SELECT m.id, 'schedules' FROM merchant m
          WHERE (SELECT count(*) FROM report_schedule c WHERE c.merchant_id = m.id) <> 4`,
  },
  {
    name: "a report that left its first state has a recorded change",
    wholeFlowOnly: true,
    sql: `SELECT r.id, r.status FROM report r WHERE r.status <> 'in_progress'
            AND NOT EXISTS (SELECT 1 FROM state_change c WHERE c.machine = 'report' AND c.object_id = r.id)
            AND ${allSteps("r")}`,
  },
];
