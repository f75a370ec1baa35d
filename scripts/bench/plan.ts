import type { Client } from "pg";

type Node = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Shared Hit Blocks"?: number;
  readonly "Shared Read Blocks"?: number;
  readonly Plans?: readonly Node[];
};

export type Plan = {
  /** Tables scanned sequentially, except small tables with one row per merchant or receiver. */
  readonly wholeTables: readonly string[];
  readonly rows: number;
  /** Rows read, except from small tables with one row per merchant or receiver. */
  readonly largeRows: number;
  readonly pages: number;
  /** The statement's time in Postgres in milliseconds. */
  readonly took: number;
  readonly sql: string;
};

const SMALL = ["merchant", "webhook_receiver"];

function nodes(plan: Node): Node[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodes)];
}

export type Statement = { readonly sql: string; readonly params: unknown[] };

export async function explained(client: Client, { sql, params }: Statement): Promise<Plan> {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`, params);
  const [root] = rows[0]["QUERY PLAN"];
  return told(root.Plan, root["Execution Time"], sql);
}

function touched(scan: Node): number {
  return (scan["Actual Rows"] + (scan["Rows Removed by Filter"] ?? 0)) * scan["Actual Loops"];
}

function told(root: Node, took: number, sql: string): Plan {
  const scans = nodes(root).flatMap((node) => {
    const table = node["Relation Name"];
    return table === undefined ? [] : [{ ...node, table }];
  });
  // A sequential scan of a future month's partition is no problem, because it is empty.
  const whole = scans.filter(
    (scan) => scan["Node Type"] === "Seq Scan" && touched(scan) > 0 && !SMALL.includes(scan.table),
  );
  const count = (some: typeof scans): number => Math.round(some.reduce((sum, scan) => sum + touched(scan), 0));
  const [rows, largeRows] = [count(scans), count(scans.filter(({ table }) => !SMALL.includes(table)))];
  const pages = (root["Shared Hit Blocks"] ?? 0) + (root["Shared Read Blocks"] ?? 0);
  return { wholeTables: whole.map(({ table }) => table), rows, largeRows, pages, took, sql };
}
