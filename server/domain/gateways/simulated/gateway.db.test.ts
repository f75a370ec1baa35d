import { describe, expect, it, test } from "vitest";
import { database } from "@/server/db/client";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { testCall, testSale, typedCard } from "@/server/testing/gateway-contract/calls";
import { countStatements, testMerchant } from "@/server/testing/harness";
import type { Sale } from "../calls";
import { CONNECTORS, gatewayOf, isConnector } from "../registry";
import { SIMULATED_GATEWAY } from "./gateway";

const KWD = currency("KWD");
const typed = typedCard;

function call(number: string, change: object = {}) {
  return { ...testSale(money("10.5", KWD)), source: typed(number), ...change };
}

/** Asks about an earlier charge. */
function about({ account, referenceNumber, total }: Pick<Sale, "account" | "referenceNumber" | "total">) {
  return { account, referenceNumber, total, firstSentAt: null, kind: "charge" as const, refs: {} };
}

const entriesOf = (ctx: Ctx) => database().simulatedGatewayEntry.findMany({ where: { merchantId: ctx.merchant.id } });

test("every registered gateway is known by its own identifier", () => {
  for (const connector of CONNECTORS) expect(gatewayOf(connector).identifier).toBe(connector);
  expect(isConnector("toString")).toBe(false);
  expect(() => gatewayOf("acme")).toThrow("No gateway implements acme.");
});

describe("a charge is written once into the gateway's books", () => {
  it("with one statement", async () => {
    const { ctx } = await testMerchant();
    const { statements } = await countStatements(() => SIMULATED_GATEWAY.charge(ctx, call("411111111111111")));
    expect(statements).toHaveLength(1);
  });

  it("when sixteen requests bring the same reference", async () => {
    const { ctx } = await testMerchant();
    const same = call("411111111111111", { shape: "knet" });
    const answers = await Promise.all(Array.from({ length: 16 }, () => SIMULATED_GATEWAY.charge(ctx, same)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await entriesOf(ctx)).toHaveLength(1);
  });

  it("when its connection is cut before the commit", async () => {
    const { ctx } = await testMerchant();
    const sale = call("411111111111111");
    const undone = new Error("undone");
    const { gatewayCode } = sale.account;
    let charging: Promise<object> | null = null;
    const holding = database().$transaction(async (other) => {
      // An uncommitted row with the charge's reference makes the charge wait.
      await other.$executeRaw`INSERT INTO simulated_gateway_entry
        (id, merchant_id, gateway_code, reference_number, kind, amount, currency, outcome, answer, created_at)
        VALUES (gen_random_uuid(), ${ctx.merchant.id}, ${gatewayCode}, ${sale.referenceNumber}, 'purchase', 1, 'KWD',
          'success', '{}', now())`;
      charging = SIMULATED_GATEWAY.charge(ctx, sale);
      await expect
        .poll(
          () => database().$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%simulated_gateway_entry%'`,
        )
        .toBe(1);
      throw undone;
    });
    await expect(holding).rejects.toBe(undone);
    expect(await charging).toMatchObject({ outcome: "success" });
    expect(await entriesOf(ctx)).toHaveLength(1);
  });

  it("and a repeat with another card is not charged but gets the first answer", async () => {
    const { ctx } = await testMerchant();
    const first = call("411111111111111");
    const paid = await SIMULATED_GATEWAY.charge(ctx, first);
    expect(await SIMULATED_GATEWAY.charge(ctx, { ...first, source: typed("411111111111112") })).toEqual(paid);
    expect(await entriesOf(ctx)).toHaveLength(1);
  });

  it("draws fresh ids for each charge", async () => {
    const { ctx } = await testMerchant();
    const [one, two] = await Promise.all(
      [1, 2].map(() => SIMULATED_GATEWAY.charge(ctx, call("411111111111111", { shape: "knet" }))),
    );
    expect(one?.raw.paymentid).not.toEqual(two?.raw.paymentid);
  });
});

test("no number but a test card's reaches the books", async () => {
  const { ctx } = await testMerchant();
  const number = "4532015112830366";
  for (const shape of ["knet", "mpgs", "cybersource", "myfatoorah", undefined]) {
    const result = await SIMULATED_GATEWAY.charge(ctx, call(number, { shape }));
    expect(result).toMatchObject({ outcome: "canceled", message: "Unknown test card", card: null });
  }
  const entries = await entriesOf(ctx);
  expect(entries).toHaveLength(5);
  expect(JSON.stringify(entries)).not.toContain(number);
});

test("a kept card's token is its number; the facts carry brand, last four digits and expiry", async () => {
  const { ctx } = await testMerchant();
  const result = await SIMULATED_GATEWAY.charge(
    ctx,
    call("411111111111114", { source: typed("411111111111114", true) }),
  );
  expect(result.card).toEqual({
    token: "411111111111114",
    brand: "Visa",
    last4: "1114",
    expiryMonth: 3,
    expiryYear: 2031,
    nameOnCard: null,
    cvvRequired: false,
  });
});

describe("a status query decides what nobody finished", () => {
  const unattended = (change: object) => ({
    ...testCall(),
    operation: "purchase" as const,
    total: money("10.5", KWD),
    save: false,
    sessionExtra: {},
    ...change,
  });

  it.each([
    [{}, "success", null],
    [{ sandbox_inquiry_result: "failed" }, "failed", "Simulated decline"],
    [{ sandbox_inquiry_result: "error" }, "error", "Simulated error"],
  ])("by extra %j: %s", async (sessionExtra, outcome, message) => {
    const { ctx } = await testMerchant();
    expect(await SIMULATED_GATEWAY.decideUnattended?.(ctx, unattended({ sessionExtra }))).toMatchObject({
      outcome,
      message,
    });
  });

  it("once: a repeat under another extra gets the first answer, and an inquiry tells it", async () => {
    const { ctx } = await testMerchant();
    const once = unattended({ sessionExtra: { sandbox_inquiry_result: "failed" } });
    const first = await SIMULATED_GATEWAY.decideUnattended?.(ctx, once);
    expect(await SIMULATED_GATEWAY.decideUnattended?.(ctx, { ...once, sessionExtra: {} })).toEqual(first);
    expect(await SIMULATED_GATEWAY.inquire(ctx, about(once))).toEqual({ known: "answer", answer: first });
  });

  it("where a card must be kept, it keeps the one that always pays", async () => {
    const { ctx } = await testMerchant();
    const result = await SIMULATED_GATEWAY.decideUnattended?.(ctx, unattended({ save: true, total: money("0", KWD) }));
    expect(result?.card).toMatchObject({ token: "411111111111111", last4: "1111", brand: "Visa" });
  });
});

test("a merchant's inquiry finds nothing of another merchant's calls", async () => {
  const [one, other] = await Promise.all([testMerchant(), testMerchant()]);
  const charge = call("411111111111111");
  await SIMULATED_GATEWAY.charge(one.ctx, charge);
  expect(await SIMULATED_GATEWAY.inquire(other.ctx, about(charge))).toEqual({ known: "nothing" });
});

test("a refused capture is written down and its repeat is refused again, though the order has changed", async () => {
  const { ctx } = await testMerchant();
  const charge = call("411111111111111", { operation: "authorize" });
  await SIMULATED_GATEWAY.charge(ctx, charge);
  const capture = {
    ...testCall(),
    charge: { referenceNumber: charge.referenceNumber, refs: {}, total: charge.total },
    amount: money("1", KWD),
    extra: { sandbox_result: "failed" },
    sessionExtra: {},
  };
  expect(await SIMULATED_GATEWAY.capture(ctx, capture)).toMatchObject({
    outcome: "failed",
    message: "Simulated decline",
  });
  expect((await SIMULATED_GATEWAY.capture(ctx, { ...capture, extra: {} })).outcome).toBe("failed");
});
