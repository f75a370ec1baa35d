/** What Postgres says of the plan of a statement. */
import type { Client } from "pg";

type Node = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Node[];
};

/** What a question cost. */
export type Plan = {
  /** Tables that were read whole, but for those with a row for each merchant or receiver. */
  readonly wholeTables: readonly string[];
  /** Rows that scans have touched, whether or not they were wanted. */
  readonly rows: number;
  /** Milliseconds, in Postgres alone. */
  readonly took: number;
  readonly sql: string;
};

const SMALL = ["merchant", "webhook_receiver"];

function nodes(plan: Node): Node[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodes)];
}

/** A statement as it was sent. */
export type Statement = { readonly sql: string; readonly params: unknown[] };

/** Runs the statement once more, and tells what it cost. */
export async function explained(client: Client, { sql, params }: Statement): Promise<Plan> {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, params);
  const [root] = rows[0]["QUERY PLAN"];
  return told(root.Plan, root["Execution Time"], sql);
}

/** Rows that it has looked at, wanted or not. */
function touched(scan: Node): number {
  return (scan["Actual Rows"] + (scan["Rows Removed by Filter"] ?? 0)) * scan["Actual Loops"];
}

function told(root: Node, took: number, sql: string): Plan {
  const scans = nodes(root).flatMap((node) => {
    const table = node["Relation Name"];
    return table === undefined ? [] : [{ ...node, table }];
  });
  // The partition of a month to come is empty, so that no index would help.
  const whole = scans.filter(
    (scan) => scan["Node Type"] === "Seq Scan" && touched(scan) > 0 && !SMALL.includes(scan.table),
  );
  const rows = Math.round(scans.reduce((sum, scan) => sum + touched(scan), 0));
  return { wholeTables: whole.map(({ table }) => table), rows, took, sql };
}
