/**
 * One payment after another, as they go at Adyen: always on the double, and in Adyen's own test environment
 * if ADYEN_API_KEY and ADYEN_MERCHANT_ACCOUNT name an account there (docs/gateways/adyen.md). Adyen's answers
 * are written down without secrets.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  BENCH_MERCHANT,
  begin,
  clockCtx,
  doubleAccount,
  endPage,
  kwd,
  openedPage,
  pageCall,
} from "@/server/testing/adyen/connector-bench";
import { type AdyenDouble, startAdyenDouble } from "@/server/testing/adyen/double";
import { recordAnswers } from "@/server/testing/adyen/recording";
import { testCall, testSale } from "@/server/testing/gateway-contract/calls";
import type { ChargeCall, FollowUpCall } from "../calls";
import type { Account } from "../core/opened-account";
import type { CardHandle } from "../core/result";
import { keptIn } from "../engine/core/facts";
import { kept as keptOf } from "../engine/core/keep";
import { exchange } from "../engine/exchange";
import { NotSent } from "../port";
import { shopperOf } from "./core/answers";
import { KEPT } from "./core/tables/kept";
import { KEPT_CARD } from "./core/tables/params";
import { ADYEN } from "./gateway";
import { TRANSPORT } from "./transport";

const { ADYEN_API_KEY: apiKey = "", ADYEN_MERCHANT_ACCOUNT: merchantAccount = "" } = process.env;
const RECORDED = ".sarraf/recorded/adyen";
const ctx = clockCtx();
const { charge, capture, void: cancel, refund, inquire, verifyAccount } = ADYEN;

/** Where the suite runs. */
type Place = {
  readonly name: string;
  readonly isOpen: boolean;
  readonly account: Account;
  open(): Promise<void>;
  close(): Promise<void>;
};

function atTheDouble(): Place {
  let double: AdyenDouble;
  return {
    name: "the double of Adyen",
    isOpen: true,
    account: doubleAccount(),
    open: async () => {
      double = await startAdyenDouble();
      vi.stubEnv("ADYEN_BASE_URL", double.origin);
    },
    close: async () => {
      expect(double.violations).toEqual([]);
      await double.stop();
    },
  };
}

function atAdyen(): Place {
  const values = { api_key: apiKey, merchant_account: merchantAccount };
  return {
    name: "Adyen's test environment (ADYEN_API_KEY)",
    isOpen: apiKey !== "" && merchantAccount !== "",
    account: { gatewayCode: "adyen", environment: "test", name: null, values },
    open: async () => {
      vi.stubEnv("ADYEN_BASE_URL", "");
      recordAnswers(RECORDED);
    },
    close: async () => {},
  };
}

/** Keeps Adyen's test card, as a page of Adyen's would. @returns its handle */
async function keptTestCard(account: Account): Promise<CardHandle> {
  const { referenceNumber, returnUrl, customer } = testSale(kwd("0"));
  const card = { encryptedCardNumber: "test_4111111111111111", encryptedSecurityCode: "test_737" };
  const expiry = { encryptedExpiryMonth: "test_03", encryptedExpiryYear: "test_2030" };
  const { said } = await exchange(
    { identifier: "adyen", transport: TRANSPORT },
    { account, firstSentAt: null },
    {
      method: "POST",
      path: "/payments",
      body: {
        merchantAccount: account.values.merchant_account,
        amount: { currency: "KWD", value: 0 },
        reference: referenceNumber,
        returnUrl,
        paymentMethod: { type: "scheme", ...card, ...expiry },
        shopperReference: shopperOf(BENCH_MERCHANT, customer),
        shopperInteraction: "Ecommerce",
        recurringProcessingModel: "CardOnFile",
        storePaymentMethod: true,
      },
    },
  );
  const kept = keptIn(said, KEPT_CARD) ?? null;
  if (kept === null) throw new Error(`Adyen kept no card: ${JSON.stringify(keptOf(said, KEPT))}`);
  return kept.handle;
}

function describeAt({ account }: Place): void {
  let handle: CardHandle = {};

  beforeAll(async () => {
    handle = await keptTestCard(account);
  });

  const cardCall = (change: Partial<ChargeCall> = {}): ChargeCall => ({
    ...testSale(kwd("1.5"), { account }),
    source: { kind: "token", token: "alias", handle },
    ...change,
  });

  it("the account works, and with another key it does not", async () => {
    expect(await verifyAccount(ctx, account)).toMatchObject({ ok: true });
    const wrong = { ...account, values: { ...account.values, api_key: "wrong" } };
    expect(await verifyAccount(ctx, wrong)).toMatchObject({ ok: false, field: "api_key" });
    await expect(charge(ctx, cardCall({ account: wrong }))).rejects.toThrow(NotSent);
  });

  it.each(["checkout", "link"])("a page is opened once, asked and ended as it can be: %s", async (page) => {
    const call = pageCall({ account: { ...account, values: { ...account.values, page } }, keepCard: "ask" });
    const opened = await openedPage(ctx, call);
    expect(await begin(ctx, call)).toEqual(opened);
    // Adyen may cut the fraction of a second.
    expect(Math.abs(opened.expiresAt.getTime() - call.expiresAt.getTime())).toBeLessThan(1_000);
    const asked = { ...call, kind: "begin", refs: opened.refs } as const;
    expect((await inquire(ctx, asked)).known).toBe(page === "link" ? "answer" : "cannot_ask");
    expect(await endPage(ctx, asked)).toBe(page === "link" ? "ended" : "stays_open");
  });

  it("a kept card is charged once, captured and refunded", async () => {
    const agreement = { kind: "unscheduled", initiator: "merchant", first: false } as const;
    const call = cardCall({ operation: "authorize", agreement });
    const answer = await charge(ctx, call);
    expect(answer).toMatchObject({ outcome: "success", actual: call.total });
    expect(await charge(ctx, call)).toEqual(answer);
    const held = { ...call, refs: answer.refs ?? {} };
    for (const [act, amount] of [
      [capture, "1.5"],
      [refund, "0.5"],
    ] as const) {
      const base = testCall({ account });
      const following: FollowUpCall = { ...base, charge: held, amount: kwd(amount), extra: {}, sessionExtra: {} };
      const taken = await act(ctx, following);
      expect(taken.outcome).toBe("pending");
      expect(await act(ctx, following)).toEqual(taken);
    }
  });

  it("an authorization is cancelled, and a purchase reversed at once", async () => {
    for (const [operation, act] of [
      ["authorize", cancel],
      ["purchase", refund],
    ] as const) {
      const call = cardCall({ operation });
      const { refs = {} } = await charge(ctx, call);
      const base = testCall({ account });
      const following = { ...base, charge: { ...call, refs }, amount: call.total, extra: {}, sessionExtra: {} };
      expect((await act(ctx, following)).outcome).toBe("pending");
    }
  });
}

for (const place of [atTheDouble(), atAdyen()]) {
  describe.skipIf(!place.isOpen)(place.name, { timeout: 60_000 }, () => {
    beforeAll(() => place.open(), 60_000);
    afterAll(() => place.close());
    describeAt(place);
  });
}
