/** What a customer types into the card form reaches the gateway, and no row and no line of the log. */
import { beforeEach, expect, test } from "vitest";
import type { Ctx } from "@/server/kernel/types";
import { createLogger } from "@/server/log";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { LEAKY, registerLeakyGateway } from "@/server/testing/leaky-gateway";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { payByCard, payOnsite } from "../index";

/** No other test types it. */
const CANARY = { number: "4539 1488 0343 6467", expiry: "12/34", cvv: "739" };
const DIGITS = CANARY.number.replaceAll(" ", "");

const TYPED = [new RegExp(DIGITS), new RegExp(CANARY.number), /"739\\*"/, /cvv\W+739/i];

const given: unknown[] = [];
registerLeakyGateway(given);

const lines: string[] = [];
const log = createLogger({ level: "trace", to: { write: (line) => void lines.push(line) } });
beforeEach(() => void lines.splice(0));

/** Every row of every table, as text; of those that name a merchant, this one's alone. */
async function dump({ ctx: { db }, id }: Pick<TestMerchant, "ctx" | "id">): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string; owned: boolean }[]>`
    SELECT t.table_name AS name, EXISTS (
      SELECT 1 FROM information_schema.columns c
      WHERE c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.column_name = 'merchant_id') AS owned
    FROM information_schema.tables t WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'`;
  expect(tables.length).toBeGreaterThan(20);
  const rows = await Promise.all(
    tables.map(({ name, owned }) => {
      const where = owned ? `WHERE r.merchant_id = '${id}'` : "";
      return db.$queryRawUnsafe<{ text: string }[]>(`SELECT to_jsonb(r)::text AS text FROM "${name}" r ${where}`);
    }),
  );
  return rows.flat().map(({ text }) => text);
}

test.each([
  ["in place, of the simulated gateway", "sarraf_sandbox", payInPlace],
  ["in place, of a gateway whose client fails", LEAKY, payInPlace],
  ["on the gateway's page", "sarraf_sandbox", payOnPage],
  ["on the page of a gateway whose client fails", LEAKY, payOnPage],
])("a card that is typed %s", async (_where, connector, pay) => {
  const merchant = await testMerchant({ gateways: [{ code: "onsite", flow: "card_onsite", connector }] });
  const sessionId = await newSession(merchant, { pg_codes: ["onsite"], customer_id: "c-1" });
  await pay({ ...merchant, ctx: { ...merchant.ctx, log } }, sessionId);
  const { attemptStates } = await stateOf(merchant, sessionId);
  expect(attemptStates).toEqual([connector === LEAKY ? "processing" : "canceled"]);
  if (connector === LEAKY) {
    expect(given.at(-1)).toMatchObject({ number: DIGITS, cvv: CANARY.cvv });
    expect(lines.join("")).toContain("A charge has no known outcome yet");
  }
  const written = [...(await dump(merchant)), ...lines];
  expect(written.join()).toContain(sessionId);
  expect(written.filter((text) => TYPED.some((typed) => typed.test(text)))).toEqual([]);
});

type Payer = { readonly ctx: Ctx } & TestMerchant;

async function payInPlace({ ctx }: Payer, sessionId: string): Promise<void> {
  const form = { pgCode: "onsite", card: CANARY, save: true, shape: null, amount: "10.500 KWD", credit: null };
  await payOnsite(ctx, { sessionId, ...form });
}

async function payOnPage(merchant: Payer, sessionId: string): Promise<void> {
  const token = await payPage(merchant, sessionId, "onsite");
  await payByCard(merchant.ctx, { token, card: CANARY, save: true, shape: null });
}
