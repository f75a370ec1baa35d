/**
 * The connector against Adyen's own test environment, if ADYEN_API_KEY and ADYEN_MERCHANT_ACCOUNT name an
 * account there (docs/gateways/adyen.md). The answers are written down without secrets.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { jsonObject } from "@/server/kernel/json";
import { clockCtx, kwd } from "@/server/testing/adyen/connector-bench";
import { freshReference, testCall, testSale } from "@/server/testing/gateway-calls";
import type { Account } from "../core/opened-account";
import { type ChargeCall, type FollowUpCall, isOpenPage, NotSent } from "../port";
import { begin } from "./begin";
import { charge } from "./charge";
import { keptRaw } from "./core/raw";
import { saidKeptCard } from "./core/said";
import { shopperOf } from "./core/shopper";
import { endPage } from "./end-page";
import { exchange } from "./exchange";
import { cancel, capture, refund } from "./follow-up";
import { inquire } from "./inquire";
import { verifyAccount } from "./verify-account";

const RECORDED = ".sarraf/recorded/adyen";
const HALF_AN_HOUR_MS = 30 * 60_000;
const { ADYEN_API_KEY: apiKey = "", ADYEN_MERCHANT_ACCOUNT: merchantAccount = "" } = process.env;

const account: Account = {
  gatewayCode: "adyen",
  environment: "test",
  values: { api_key: apiKey, merchant_account: merchantAccount },
};
const ctx = clockCtx();
const sale = () => testSale(kwd("1.5"), { account });

/** Keeps Adyen's test card, as its own page would. @returns its handle */
async function keptTestCard(): Promise<Readonly<Record<string, string>>> {
  const { total: _, ...call } = sale();
  const card = { encryptedCardNumber: "test_4111111111111111", encryptedSecurityCode: "test_737" };
  const expiry = { encryptedExpiryMonth: "test_03", encryptedExpiryYear: "test_2030" };
  const { said } = await exchange(account, {
    method: "POST",
    path: "/payments",
    body: {
      merchantAccount,
      amount: { currency: "KWD", value: 0 },
      reference: call.referenceNumber,
      returnUrl: call.returnUrl,
      paymentMethod: { type: "scheme", ...card, ...expiry },
      shopperReference: shopperOf(call.customer),
      shopperInteraction: "Ecommerce",
      recurringProcessingModel: "CardOnFile",
      storePaymentMethod: true,
    },
  });
  const kept = saidKeptCard(said);
  if (kept === null) throw new Error(`Adyen kept no card: ${JSON.stringify(keptRaw(said))}`);
  return kept.handle;
}

describe.skipIf(apiKey === "" || merchantAccount === "")("Adyen's test environment (ADYEN_API_KEY)", () => {
  let handle: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    mkdirSync(RECORDED, { recursive: true });
    const { fetch } = globalThis;
    let count = 0;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
      const answer = await fetch(url, init);
      count += 1;
      const said = jsonObject(
        await answer
          .clone()
          .json()
          .catch(() => null),
      );
      const asked = `${init?.method} ${new URL(String(url)).pathname}`;
      const record = { asked, status: answer.status, said: said && keptRaw(said) };
      writeFileSync(`${RECORDED}/${String(count).padStart(2, "0")}.json`, `${JSON.stringify(record, null, 2)}\n`);
      return answer;
    });
    handle = await keptTestCard();
  }, 60_000);

  afterAll(() => {
    vi.restoreAllMocks();
  });

  const chargeCall = (change: Partial<ChargeCall> = {}): ChargeCall => ({
    ...sale(),
    source: { kind: "token", token: "alias", handle },
    ...change,
  });

  it("the account works, and with another key it does not", { timeout: 60_000 }, async () => {
    expect(await verifyAccount(account)).toEqual({ ok: true });
    const wrong = { ...account, values: { ...account.values, api_key: "wrong" } };
    expect(await verifyAccount(wrong)).toMatchObject({ ok: false, field: "api_key" });
    await expect(charge(ctx, chargeCall({ account: wrong }))).rejects.toThrow(NotSent);
  });

  it.each(["checkout", "link"])("a page is opened, once for the same call: %s", { timeout: 60_000 }, async (page) => {
    const of = { ...account, values: { ...account.values, page } };
    const expiresAt = new Date(Date.now() + HALF_AN_HOUR_MS);
    const call = { ...sale(), account: of, keepCard: "ask", expiresAt } as const;
    const opened = await begin(ctx, call);
    if (!isOpenPage(opened)) throw new Error(`Refused: ${opened.message}`);
    expect(await begin(ctx, call)).toEqual(opened);
    expect(Math.abs(opened.expiresAt.getTime() - expiresAt.getTime())).toBeLessThan(2_000);
    const asked = { ...call, kind: "charge", refs: opened.refs } as const;
    expect((await inquire(ctx, asked)).known).toBe(page === "link" ? "answer" : "cannot_ask");
    expect(await endPage(asked)).toBe(page === "link" ? "ended" : "stays_open");
  });

  it("a kept card is charged once, captured and refunded", { timeout: 60_000 }, async () => {
    const call = chargeCall({
      operation: "authorize",
      agreement: { kind: "unscheduled", initiator: "merchant", first: false },
    });
    const answer = await charge(ctx, call);
    expect(answer).toMatchObject({ outcome: "success", actual: call.total });
    expect(await charge(ctx, call)).toEqual(answer);
    const follow = (amount: string): FollowUpCall => ({
      ...testCall({ account, referenceNumber: freshReference() }),
      ...{ charge: { ...call, refs: answer.refs ?? {} }, amount: kwd(amount), extra: {}, sessionExtra: {} },
    });
    for (const [act, amount] of [
      [capture, "1.5"],
      [refund, "0.5"],
    ] as const) {
      const following = follow(amount);
      const taken = await act(following);
      expect(taken.outcome).toBe("pending");
      expect(await act(following)).toEqual(taken);
    }
  });

  it("an authorization is cancelled, by Adyen's reference and by ours", { timeout: 60_000 }, async () => {
    for (const isNamed of [true, false]) {
      const call = chargeCall({ operation: "authorize" });
      const { refs = {} } = await charge(ctx, call);
      const named = { ...call, refs: isNamed ? refs : {} };
      const following = { ...testCall({ account }), charge: named, amount: call.total, extra: {}, sessionExtra: {} };
      expect((await cancel(following)).outcome).toBe("pending");
    }
  });
});
