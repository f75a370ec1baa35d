/**
 * No statement that creates, retrieves, pays or refunds a session crosses merchants, so each merchant's
 * rows can be on a separate machine (docs/growth.md). Postgres' plans give the conditions by which a
 * statement reads each table.
 */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemContext } from "@/server/context";
import { payByCard, readCheckout, readPayPage, startAttempt } from "@/server/domain/payments";
import { env } from "@/server/env";
import { callRoute } from "@/server/testing/call-route";
import { CREDITED, giveCredit } from "@/server/testing/credit";
import { countStatements, type SentStatement, type TestMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant } from "@/server/testing/operating";
import { newSession, pay, type Receiver, receiver, typed } from "@/server/testing/paying";
import { BODY } from "@/server/testing/session-calls";
import * as retrieveRoute from "./[session_id]/route";
import * as createRoute from "./route";

/** Reads without a condition on the merchant: the table and the key by which its rows are found. */
const BY_A_KEY = {
  "what a caller brings, before it is known whose it is": [
    "api_key.private_digest",
    "api_key.id",
    "payment_session.id",
    "attempt.id",
  ],
  "rows of one parent that Prisma reads with it, or that were found by their merchant": [
    "attempt.session_id",
    "operation.session_id",
    "agreement_card.card_id",
    "wallet_account.id",
  ],
};

type Node = { readonly [key: string]: unknown; readonly Plans?: readonly Node[] };
type Scan = { readonly table: string; readonly alias: string };
type PlannedRead = { readonly sql: string; readonly scans: readonly Scan[]; readonly conditions: readonly string[] };

const CONDITIONS = ["Index Cond", "Recheck Cond", "Filter", "Join Filter", "Hash Cond", "Merge Cond"];

let client: pg.Client;
let shop: Receiver;
let merchant: TestMerchant;
/** Tables whose rows belong to a merchant. */
let owned: ReadonlySet<string>;

beforeAll(async () => {
  shop = await receiver(200);
  merchant = await operatingMerchant();
  client = new pg.Client({ connectionString: env.databaseUrl });
  await client.connect();
  // Conditions of joins stand at the table that they find then.
  await client.query("SET enable_hashjoin = off; SET enable_mergejoin = off; SET enable_seqscan = off");
  const { rows } = await client.query(
    `SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'merchant_id'`,
  );
  owned = new Set(rows.map((row) => row.table_name));
});

afterAll(async () => {
  await Promise.all([client.end(), shop.close()]);
});

function nodesOf(plan: Node): Node[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function textsOf(node: Node, keys: readonly string[]): string[] {
  return keys.flatMap((key) => (typeof node[key] === "string" ? [node[key]] : []));
}

async function readOf(sql: string): Promise<PlannedRead> {
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, VERBOSE, FORMAT JSON) ${sql}`);
  const nodes = nodesOf(rows[0]["QUERY PLAN"][0].Plan);
  const scans = nodes.flatMap((node) => {
    const [table, alias] = textsOf(node, ["Relation Name", "Alias"]);
    const isRead = table !== undefined && alias !== undefined && node["Node Type"] !== "ModifyTable";
    return isRead && owned.has(table) ? [{ table, alias }] : [];
  });
  return { sql, scans, conditions: nodes.flatMap((node) => textsOf(node, CONDITIONS)) };
}

/** By which of its columns the text compares the table with a value or another table. */
function comparedIn(text: string, { alias }: Scan): string[] {
  const column = new RegExp(`\\b${alias}\\.(\\w+)\\)?(?:::\\w+)? = `, "g");
  const reversed = new RegExp(` = \\(?${alias}\\.(\\w+)`, "g");
  return [...text.matchAll(column), ...text.matchAll(reversed)].map(([, key]) => key ?? "");
}

/**
 * The plan tells it, but for what it hashes whole because there is so little of it: then the statement does.
 */
function keysOf({ conditions, sql }: PlannedRead, scan: Scan): string[] {
  const planned = conditions.flatMap((text) => comparedIn(text, scan));
  return planned.length > 0 ? planned : comparedIn(sql, scan);
}

/** The table of which a month's is a part. */
function wholeTable(table: string): string {
  return table.replace(/_(\d{4}|rest)$/, "");
}

function crossings(read: PlannedRead): string[] {
  const allowed = Object.values(BY_A_KEY).flat();
  return read.scans.flatMap((scan) => {
    const [table, keys] = [wholeTable(scan.table), keysOf(read, scan)];
    const isOfOne = keys.includes("merchant_id") || keys.some((key) => allowed.includes(`${table}.${key}`));
    return isOfOne ? [] : [`${table} by ${keys.join(", ")}: ${read.sql.replace(/\s+/g, " ").slice(0, 200)}`];
  });
}

/** What names another merchant among the values of a statement. */
function othersOf({ params }: SentStatement): unknown[] {
  return params.filter((value) => typeof value === "string" && value.startsWith("mer_") && value !== merchant.id);
}

const wire = () => ({ ...BODY, webhook_url: shop.url, pg_codes: ["sandbox"] });
const create = async (): Promise<string> => {
  const sent = { key: merchant.privateKey, method: "POST", body: wire() } as const;
  return (await callRoute(createRoute, sent)).body.session_id;
};

const ROAD: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
  ["a session is created", create],
  ["it is retrieved", (id) => callRoute(retrieveRoute, { key: merchant.privateKey, params: { session_id: id } })],
  ["its checkout is shown", (id) => readCheckout(systemContext(), id, { opening: true })],
  [
    "it is paid, settled, and its webhook sent",
    async (id) => {
      const started = await startAttempt(systemContext(), { sessionId: id, pgCode: "sandbox" });
      if (started.kind !== "pay") throw new Error(started.kind);
      await readPayPage(systemContext(), started.payPageToken);
      await payByCard(systemContext(), { token: started.payPageToken, ...typed("1") });
      await readCheckout(systemContext(), id, { opening: true });
    },
  ],
  [
    "it is refunded",
    async () => {
      const id = await newSession(merchant, wire());
      await pay(merchant, id, "1");
      await operate(merchant.ctx, { session_id: id, operation: "refund", amount: "1.000" }, "r-1");
    },
  ],
  [
    "it is captured",
    async () => {
      const id = await newSession(merchant, { ...wire(), pg_codes: ["sandbox-auth"] });
      await pay(merchant, id, "1", { pgCode: "sandbox-auth" });
      await operate(merchant.ctx, { session_id: id, operation: "capture", amount: "2.000" }, "c-1");
    },
  ],
  [
    "a wallet is filled, and pays a part",
    async () => {
      await giveCredit(merchant, "4");
      const id = await newSession(merchant, { ...wire(), ...CREDITED });
      await readCheckout(systemContext(), id, { opening: true });
      await pay(merchant, id, "1");
      await callRoute(retrieveRoute, { key: merchant.privateKey, params: { session_id: id } });
    },
  ],
];

describe("every statement is about one merchant when", () => {
  test.each(ROAD)("%s", async (_step, take) => {
    const id = await newSession(merchant, wire());
    const { sent } = await countStatements(() => take(id));
    const reads: PlannedRead[] = [];
    for (const sql of new Set(sent.map((each) => each.sql))) reads.push(await readOf(sql));
    expect(reads.flatMap(crossings)).toEqual([]);
    expect(sent.flatMap(othersOf)).toEqual([]);
    expect(reads.flatMap(({ scans }) => scans).length).toBeGreaterThan(0);
  });
});
