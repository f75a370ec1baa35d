import type { NamedStatement } from "@/server/db/driver/named-statement";

export const RECORD: NamedStatement<never> = {
  name: "record_gateway_entry",
  text: `INSERT INTO simulated_gateway_entry
      (id, merchant_id, gateway_code, reference_number, kind, charge_reference, amount, currency, outcome, answer, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
};

export const RECORDED: NamedStatement<{ answer: unknown; createdAt: Date }> = {
  name: "recorded_gateway_entry",
  pipelined: true,
  text: `SELECT answer, created_at AS "createdAt" FROM simulated_gateway_entry
    WHERE merchant_id = $1 AND gateway_code = $2 AND reference_number = $3 AND kind = ANY ($4::text[]) LIMIT 1`,
};

export const RECORD_ONCE: NamedStatement<{ answer: unknown }> = {
  name: "record_gateway_entry_once",
  text: `${RECORD.text} ON CONFLICT DO NOTHING RETURNING answer`,
};
