import type { NamedStatement } from "@/server/db/driver/named-statement";

/**
 * The statement takes one list of values per column, so that one prepared statement inserts any number of
 * rows.
 */
export const INSERTION: NamedStatement<never> = {
  name: "insert_requests_with_causes",
  text: `INSERT INTO request_log (merchant_id, request_id, answered_at, method, path, status, milliseconds,
      caller_kind, caller_id, request_body, answer_body, session_id, caused)
    SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::int[], $7::int[],
      $8::text[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])`,
};
