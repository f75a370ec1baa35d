/** Many due cycles of an account whose gateway limits its calls, under a simulated Inngest. */
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { resolveUnknownOperations } from "@/server/domain/operations";
import { chargeDueCycles } from "@/server/domain/subscriptions";
import { prefixed } from "@/server/kernel/ids";
import { civilDateOf } from "@/server/kernel/time";
import type { TestMerchant } from "@/server/testing/harness";
import { EVENT_KEY, FakeInngest, SIGNING_KEY } from "@/server/testing/inngest-server";
import { inOwnDatabase } from "@/server/testing/own-database";
import { newSession } from "@/server/testing/paying";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeMerchant } from "@/server/testing/stripe/merchant";
import { startAnnouncing } from "./announcer";
import { inngest } from "./client";
import { inngestHandler } from "./handler";

inOwnDatabase();
const bench = stripeBench();
const JOBS = [chargeDueCycles, resolveUnknownOperations];
const CYCLES = 40;
/** The gateway takes so many charges and then, for so long, answers 429 with a `Retry-After`. */
const [MOST, REFUSES_SECONDS] = [4, 3];
/** Charges that were begun before the pause was known: a lane has eight slots. */
const MOST_REFUSED = 20;

let server: FakeInngest;
beforeAll(async () => {
  server = await new FakeInngest().start();
  vi.stubEnv("INNGEST_SIGNING_KEY", SIGNING_KEY);
  vi.stubEnv("INNGEST_EVENT_KEY", EVENT_KEY);
  vi.stubEnv("INNGEST_BASE_URL", server.origin);
  vi.stubEnv("INNGEST_SERVE_ORIGIN", "https://pay.example");
  inngest().setEnvVars();
});
afterAll(() => server.stop());

type Answer = { readonly at: number; readonly status: number };

/** Passes calls on to the gateway, and refuses some charges. */
async function startLimited(origin: string) {
  const charges: Answer[] = [];
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const at = performance.now();
    const isCharge = request.method === "POST" && request.url === "/v1/payment_intents";
    const refusedSince = charges.find(({ status }) => status === 429)?.at ?? (charges.length >= MOST ? at : null);
    if (isCharge && refusedSince !== null && at < refusedSince + REFUSES_SECONDS * 1_000) {
      charges.push({ at, status: 429 });
      response.writeHead(429, { "content-type": "application/json", "retry-after": String(REFUSES_SECONDS) });
      return response.end(JSON.stringify({ error: { type: "rate_limit_error", message: "Too many requests." } }));
    }
    if (isCharge) charges.push({ at, status: 200 });
    const headers = Object.entries(request.headers).filter(([name]) => name !== "host" && name !== "content-length");
    const body = request.method === "GET" ? undefined : Buffer.concat(chunks);
    const answer = await fetch(new URL(request.url ?? "/", origin), {
      method: request.method ?? "GET",
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      ...(body && { body }),
    });
    const sent = Object.fromEntries([...answer.headers].filter(([name]) => !/^(content-|transfer-)/.test(name)));
    response.writeHead(answer.status, { ...sent, "content-type": "application/json" });
    return response.end(await answer.text());
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const stop = () => new Promise((done) => proxy.close(done).closeAllConnections());
  return { charges, stop, origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

/** Subscriptions of one card whose second cycle is due now. */
async function dueCycles({ id: merchantId, ctx }: TestMerchant, count: number): Promise<void> {
  const { db } = ctx;
  const card = await db.savedCard.findFirstOrThrow({ where: { merchantId, gatewayCode: STRIPE_CODES.purchase } });
  const setupSessionId = await newSession({ id: merchantId, ctx } as TestMerchant, {
    pg_codes: [STRIPE_CODES.purchase],
  });
  const [at, today] = [ctx.now(), new Date(civilDateOf(ctx.now(), ctx.merchant.timezone))];
  const ids = Array.from({ length: count }, () => prefixed("sub", randomBytes(25)));
  const times = { merchantId, createdAt: at, updatedAt: at };
  const plan = { status: "active", type: "payment_request", customerId: "c-1", frequency: "monthly", currency: "KWD" };
  const amounts = {
    recurringAmount: "5",
    firstPaymentAmount: "1",
    startDate: today,
    billingAnchorDay: today.getUTCDate(),
  };
  const terms = { agreementId: "agr-1", cycleIntervalDays: 30, language: "en", pgCodes: [STRIPE_CODES.purchase] };
  await db.subscription.createMany({
    data: ids.map((id) => ({
      ...{ ...times, ...plan, ...amounts, ...terms },
      ...{ id, setupSessionId, cardId: card.id, customerEmail: "sara@example.com" },
    })),
  });
  const cycle = { ...times, number: 2, chargeType: "mit", status: "scheduled", scheduledDate: today, amountDue: "5" };
  await db.billingCycle.createMany({
    data: ids.map((subscriptionId) => ({ ...cycle, id: prefixed("cyc", randomBytes(25)), subscriptionId, dueAt: at })),
  });
}

test("each cycle is paid by one attempt, and after a refusal no other charge begins until the wait is over", async () => {
  const merchant = await stripeMerchant(bench.double);
  const { db } = merchant.ctx;
  await db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { chargesPerSecond: 200 } });
  const limited = await startLimited(bench.double.origin);
  vi.stubEnv("STRIPE_BASE_URL", limited.origin);
  await server.register(inngestHandler(JOBS));
  const announcer = startAnnouncing(JOBS);
  try {
    await dueCycles(merchant, CYCLES);
    await db.$executeRaw`SELECT pg_notify('sarraf_due', '')`;
    const paid = () => db.billingCycle.count({ where: { merchantId: merchant.id, status: "paid" } });
    await vi.waitFor(async () => expect(await paid()).toBe(CYCLES), { timeout: 40_000, interval: 100 });
    const attempts = await db.attempt.findMany({ where: { merchantId: merchant.id, formOfPayment: "token" } });
    expect(attempts.map(({ state, number }) => [state, number])).toEqual(attempts.map(() => ["success", 1]));
    expect(attempts).toHaveLength(CYCLES);
    const refused = limited.charges.filter(({ status }) => status === 429);
    expect([refused.length > 0, refused.length <= MOST_REFUSED || refused.length]).toEqual([true, true]);
    expect(await db.mailMessage.count({ where: { merchantId: merchant.id, kind: "payment_failed" } })).toBe(0);
  } finally {
    await announcer.stop();
    await limited.stop();
  }
}, 60_000);
