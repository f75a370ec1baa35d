import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { payByWallet } from "@/server/domain/payments";
import { Forbidden, InvalidFields, NotFound } from "@/server/kernel/errors";
import { toWire } from "@/server/kernel/money";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import { CREDITED, giveCredit } from "@/server/testing/credit";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { ALL_LEFT, OperationRefused, OperationRequest, offeredOperations, previewOperation } from "..";

const GATEWAY = gatewayOf("sarraf_sandbox");
const NOW = new Date();
const QUEUED: GatewayResult = { outcome: "pending", message: null, raw: {}, params: {}, card: null };
const DECLINED: GatewayResult = { outcome: "failed", message: "No.", raw: {}, params: {}, card: null };
const CURRENCIES = { JPY: [0, "1050", "5"], USD: [2, "10.50", "0.50"], KWD: [3, "10.500", "0.500"] } as const;
const CODES = Object.keys(CURRENCIES) as (keyof typeof CURRENCIES)[];

let merchant: TestMerchant;
let maker: Ctx;

beforeAll(async () => {
  const accounts = CODES.flatMap((code) => [
    { code: `pay-${code}`, defaultCurrency: code },
    {
      code: `hold-${code}`,
      defaultCurrency: code,
      operation: "authorize",
      operations: ["refund", "void"],
      feeFixed: CURRENCIES[code][2],
    },
  ]);
  merchant = await testMerchant({ merchant: { operationApprovalEnabled: true }, gateways: accounts });
  maker = await signedIn(merchant, ["console.access", "payment.refund", "payment.void", "payment.capture"]);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const step = fc.record({
  kind: fc.constantFrom("refund", "refund", "capture", "void"),
  /** Of the smallest unit; null asks for all that is left. */
  units: fc.option(fc.integer({ min: 0, max: 700 }), { freq: 4 }),
  destination: fc.constantFrom("pg", "pg", "wallet"),
  answer: fc.constantFrom("fine", "fine", "lost", "queued", "declined"),
  isMaker: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const payment = fc.record({
  currency: fc.constantFrom(...CODES),
  account: fc.constantFrom("pay", "hold", "hold"),
  /** The account's own currency is another one. */
  isForeign: fc.constantFrom(false, false, false, true),
  hasCustomer: fc.constantFrom(true, true, false),
});

/** How the gateway takes the next operation. */
function answering(kind: "refund" | "capture" | "void", answer: Step["answer"]): void {
  const spy = vi.spyOn(GATEWAY, kind);
  if (answer === "lost") spy.mockRejectedValueOnce(new Error("No connection."));
  if (answer === "queued") spy.mockResolvedValueOnce(QUEUED);
  if (answer === "declined") spy.mockResolvedValueOnce(DECLINED);
}

/** What the work answers, or the refusal that it throws. */
function outcomeOf<T>(work: Promise<T>): Promise<T | OperationRefused | InvalidFields> {
  return work.catch((error: unknown) => {
    if (error instanceof OperationRefused || error instanceof InvalidFields) return error;
    throw error;
  });
}

function rowsOf(sessionId: string) {
  return Promise.all([
    database().operation.findMany({ where: { sessionId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
    database().operationRequest.findMany({ where: { sessionId } }),
  ]);
}

/** Foresees one operation, runs it, and compares. */
async function compareOne(sessionId: string, scale: number, { kind, units, destination, answer, isMaker }: Step) {
  const ctx = { ...(isMaker ? maker : merchant.ctx), now: () => NOW };
  const amount = units === null ? undefined : (units / 10 ** scale).toFixed(scale);
  const sent = { ...(amount === undefined ? {} : { amount }), ...(kind === "refund" ? { destination } : {}) };
  const named = { kind: kind as "refund" | "capture" | "void", sessionId };
  const { target } = readInput(OperationRequest, { operation: kind, session_id: sessionId, ...sent });
  const [operationsBefore, requestsBefore] = await rowsOf(sessionId);
  const promised = await outcomeOf(previewOperation(ctx, { ...named, target }));
  answering(named.kind, answer);
  const done = await outcomeOf(operate(ctx, { operation: kind, session_id: sessionId, ...sent }));
  vi.restoreAllMocks();
  const [operations, requests] = await rowsOf(sessionId);
  const made = operations.find(({ id }) => operationsBefore.every((earlier) => earlier.id !== id));
  const asked = requests.find(({ id }) => requestsBefore.every((earlier) => earlier.id !== id));

  if (promised instanceof InvalidFields) return expect(done).toEqual(promised);
  if (promised instanceof OperationRefused) throw new Error("A preview throws no refusal.");
  if (promised.kind === "refused") {
    expect(done).toMatchObject({ message: promised.detail, reason: promised.reason });
    return expect([made, asked]).toEqual([undefined, undefined]);
  }
  const left = await previewOperation(merchant.ctx, { ...named, target: ALL_LEFT });
  const leftNow = left.kind === "allowed" ? toWire(left.left) : (0).toFixed(scale);
  if (promised.decidedUntil !== null) {
    expect(made).toBeUndefined();
    expect(asked?.amount.toFixed(scale)).toBe(toWire(promised.amount));
    expect(asked?.expiresAt).toEqual(promised.decidedUntil);
    return expect(leftNow).toBe(toWire(promised.left));
  }
  expect(asked).toBeUndefined();
  expect(made?.amount.toFixed(scale)).toBe(toWire(promised.amount));
  expect(made?.fee.toFixed(scale)).toBe(toWire(promised.fee));
  expect(leftNow).toBe(toWire(made?.state === "refused" ? promised.left : promised.leftAfterwards));
  const isWallet = made?.destination === "wallet";
  expect(promised.balanceAfterwards === null).toBe(!isWallet);
  if (isWallet && promised.balanceAfterwards !== null)
    expect(await balanceOf(sessionId)).toBe(toWire(promised.balanceAfterwards));
}

async function balanceOf(sessionId: string): Promise<string> {
  const { customerId, currency } = await database().paymentSession.findUniqueOrThrow({ where: { id: sessionId } });
  const account = await database().walletAccount.findFirstOrThrow({
    where: { merchantId: merchant.id, customerId: customerId ?? "", currency },
  });
  return account.balance.toFixed(CURRENCIES[currency as keyof typeof CURRENCIES][0]);
}

describe("what a preview promises is what the operation does, and what it refuses is refused", () => {
  test("whatever was paid, and whatever happened to it before", async () => {
    await fc.assert(
      fc.asyncProperty(payment, fc.array(step, { minLength: 1, maxLength: 5 }), async (paid, steps) => {
        const { currency, account, isForeign, hasCustomer } = paid;
        const [scale, amount] = CURRENCIES[currency];
        const own = isForeign ? (currency === "KWD" ? "USD" : "KWD") : currency;
        const customer = hasCustomer ? { customer_id: `c-${currency}` } : {};
        const wire = { amount, currency_code: currency, ...customer };
        const id = await paidSession(merchant, `${account}-${own}`, wire);
        for (const each of steps) await compareOne(id, scale, each);
      }),
      { numRuns: 15 },
    );
  });

  test("of a payment that credit paid in part", async () => {
    const own = await operatingMerchant();
    await giveCredit(own, "20");
    const id = await newSession(own, CREDITED);
    await payByWallet(own.ctx, { sessionId: id, credit: "10.500" });
    const preview = await previewOperation(own.ctx, { kind: "refund", sessionId: id, target: ALL_LEFT });
    expect(preview).toMatchObject({ kind: "refused", reason: "paid_by_wallet" });
    expect(await offeredOperations(own.ctx, id)).toMatchObject([
      { operation: "refund", refusal: "paid_by_wallet" },
      { operation: "delete", refusal: null, isForGood: false },
    ]);
  });
});

describe("a preview", () => {
  test("writes nothing and locks nothing", async () => {
    const id = await paidSession(merchant, "pay-KWD", { customer_id: "c-KWD" });
    const asked = { kind: "refund", sessionId: id, target: { ...ALL_LEFT, destination: "wallet" } } as const;
    const { statements } = await countStatements(() => previewOperation(maker, asked));
    for (const sql of statements) expect(sql).toMatch(/^\s*(SELECT|WITH)(?![\s\S]*FOR UPDATE)/i);
    expect(await rowsOf(id)).toEqual([[], []]);
  });

  test("is refused to a user without the permission, and of another merchant's payment", async () => {
    const id = await paidSession(merchant, "pay-KWD");
    const viewer = await signedIn(merchant, ["console.access"]);
    const asked = { kind: "refund", sessionId: id, target: ALL_LEFT } as const;
    await expect(previewOperation(viewer, asked)).rejects.toThrow(Forbidden);
    const stranger = await testMerchant();
    await expect(previewOperation(stranger.ctx, asked)).rejects.toThrow(NotFound);
    expect(await offeredOperations(stranger.ctx, id)).toEqual([]);
    expect(await offeredOperations(viewer, id)).toMatchObject([
      { operation: "refund", lacks: "payment.refund" },
      { operation: "delete", lacks: "payment.delete" },
    ]);
  });
});
