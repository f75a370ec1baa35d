/**
 * The suite that every gateway must pass (docs/adding-a-gateway.md). It charges for real: run it against a
 * test account.
 */
import { describe, expect, test } from "vitest";
import type { Currency } from "@/server/kernel/currency";
import { type Money, money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { ChargeSource, FollowUpCall } from "./calls";
import { freshReference, testCall, testSale } from "./contract-calls";
import { type CallKind, carriesOut } from "./core/capabilities";
import type { Account } from "./core/opened-account";
import { type GatewayResult, PG_PARAM_KEYS } from "./core/result";
import type { Gateway } from "./port";

type CardSource = Extract<ChargeSource, { kind: "card" }>;

/**
 * What the suite needs to charge: an account, a currency it takes with amounts up to 10, a card that pays and
 * one that is declined.
 */
export type ContractSetting = {
  readonly ctx: Ctx;
  readonly account: Account;
  readonly currency: Currency;
  readonly paying: CardSource;
  readonly declined: CardSource;
};

type Prepare = () => Promise<ContractSetting>;

const fresh = freshReference;

/** One setting with the calls written short. */
function acting(gateway: Gateway, setting: ContractSetting) {
  const { ctx, account, currency } = setting;
  const worth = (amount: string): Money => money(amount, currency);
  return {
    charge: (
      change: { reference?: string; operation?: "purchase" | "authorize"; source?: ChargeSource; amount?: string } = {},
    ) =>
      gateway.charge(ctx, {
        ...testSale(worth(change.amount ?? "10"), { account, referenceNumber: change.reference ?? fresh() }),
        operation: change.operation ?? "purchase",
        source: change.source ?? setting.paying,
      }),
    followUp: (
      kind: "capture" | "void" | "refund",
      of: string,
      amount: string,
      reference = fresh(),
    ): Promise<GatewayResult> => {
      const call: FollowUpCall = {
        ...testCall({ account, referenceNumber: reference }),
        charge: { referenceNumber: of, refs: {}, total: worth("10") },
        amount: worth(amount),
        extra: {},
        sessionExtra: {},
      };
      return gateway[kind](ctx, call);
    },
    inquire: (referenceNumber: string, kind: CallKind = "charge") =>
      gateway.inquire(ctx, { ...testCall({ account, referenceNumber }), kind, refs: {}, total: worth("10") }),
  };
}

/** Asserts that a result can be stored and sent as it is. */
function expectSound(result: GatewayResult): void {
  expect(result.message === null || result.message.length <= 255).toBe(true);
  expect(JSON.parse(JSON.stringify(result.raw))).toEqual(result.raw);
  for (const [key, value] of Object.entries(result.params)) {
    expect(PG_PARAM_KEYS).toContain(key);
    expect(typeof value).toBe("string");
  }
}

function describeCharges(gateway: Gateway, prepare: Prepare): void {
  test("a card that pays succeeds, a declined one fails with a reason", async () => {
    const setting = await prepare();
    const { charge } = acting(gateway, setting);
    const paid = await charge();
    const declined = await charge({ source: setting.declined });
    expect([paid.outcome, declined.outcome]).toEqual(["success", "failed"]);
    expect(declined.message).toBeTruthy();
    expectSound(paid);
    expectSound(declined);
  });

  test("the same reference again gives the first answer and is what an inquiry returns", async () => {
    const { charge, inquire } = acting(gateway, await prepare());
    const reference = fresh();
    const first = await charge({ reference });
    expect(await charge({ reference })).toEqual(first);
    expect(await inquire(reference)).toEqual({ known: "answer", answer: first });
  });

  test("the same reference many times at once gives one answer", async () => {
    const { charge } = acting(gateway, await prepare());
    const reference = fresh();
    const answers = await Promise.all(Array.from({ length: 8 }, () => charge({ reference })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("an inquiry finds nothing of an unknown reference, and asking does not act", async () => {
    const { charge, inquire } = acting(gateway, await prepare());
    const reference = fresh();
    expect(await inquire(reference)).toEqual({ known: "nothing" });
    expect(await inquire(reference)).toEqual({ known: "nothing" });
    expect((await charge({ reference })).outcome).toBe("success");
  });
}

function describeRefunds(gateway: Gateway, prepare: Prepare): void {
  test("refunds may add up to the charge and never above it", async () => {
    const { charge, followUp } = acting(gateway, await prepare());
    const reference = fresh();
    await charge({ reference });
    const outcomes = [
      await followUp("refund", reference, "4"),
      await followUp("refund", reference, "6"),
      await followUp("refund", reference, "1"),
    ];
    expect(outcomes.map((result) => result.outcome === "success")).toEqual([true, true, false]);
    for (const result of outcomes) expectSound(result);
  });

  test("one refund sent many times at once is one refund", async () => {
    const { charge, followUp, inquire } = acting(gateway, await prepare());
    const [reference, refund] = [fresh(), fresh()];
    await charge({ reference });
    const answers = await Promise.all(Array.from({ length: 8 }, () => followUp("refund", reference, "4", refund)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await inquire(refund, "refund")).toEqual({ known: "answer", answer: answers[0] });
    expect((await followUp("refund", reference, "6")).outcome).toBe("success");
  });

  test("a refund of a charge that failed, or never was, is refused", async () => {
    const setting = await prepare();
    const { charge, followUp } = acting(gateway, setting);
    const reference = fresh();
    await charge({ reference, source: setting.declined });
    expect((await followUp("refund", reference, "1")).outcome).not.toBe("success");
    expect((await followUp("refund", fresh(), "1")).outcome).not.toBe("success");
  });
}

function describeAuthorizations(gateway: Gateway, prepare: Prepare): void {
  const authorized = async () => {
    const { charge, followUp } = acting(gateway, await prepare());
    const reference = fresh();
    expect((await charge({ reference, operation: "authorize" })).outcome).toBe("success");
    return (kind: "capture" | "void" | "refund", amount: string) => followUp(kind, reference, amount);
  };
  const succeeded = (results: GatewayResult[]): number =>
    results.filter((result) => result.outcome === "success").length;

  test("captures may add up to the held amount and never above it, all at once included", async () => {
    const act = await authorized();
    const answers = await Promise.all(Array.from({ length: 12 }, () => act("capture", "2.5")));
    expect(succeeded(answers)).toBe(4);
  });

  test("a void after a capture is refused, and a capture after a void", async () => {
    const [first, second] = [await authorized(), await authorized()];
    expect([(await first("capture", "1")).outcome, (await second("void", "10")).outcome]).toEqual([
      "success",
      "success",
    ]);
    expect(succeeded([await first("void", "10"), await second("capture", "1")])).toBe(0);
  });

  test("of a capture and a void at the same time exactly one happens", async () => {
    const act = await authorized();
    expect(succeeded(await Promise.all([act("capture", "10"), act("void", "10")]))).toBe(1);
  });

  test("what is held but not captured cannot be refunded", async () => {
    const act = await authorized();
    expect((await act("refund", "1")).outcome).not.toBe("success");
    await act("capture", "4");
    expect((await act("refund", "4")).outcome).toBe("success");
  });
}

function tokenising({ tokenise, identifier }: Gateway): NonNullable<Gateway["tokenise"]> {
  if (tokenise === undefined) throw new Error(`${identifier} keeps no card without a payment.`);
  return tokenise;
}

function describeTokens(gateway: Gateway, prepare: Prepare): void {
  test("a card kept without a payment gives a token that can be charged", async () => {
    const setting = await prepare();
    const { ctx, account, currency, paying } = setting;
    const call = { ...testCall({ account }), currency, source: paying };
    const kept = await tokenising(gateway)(ctx, call);
    expect(await tokenising(gateway)(ctx, call)).toEqual(kept);
    const token = kept.card?.token ?? null;
    expect(token === null || token.length > 50).toBe(false);
    expect((await acting(gateway, setting).charge({ source: { kind: "token", token: token ?? "" } })).outcome).toBe(
      "success",
    );
  });

  test("a payment gives a token only when the card is to be kept", async () => {
    const setting = await prepare();
    const { charge } = acting(gateway, setting);
    const keep = await charge({ source: { ...setting.paying, save: true } });
    const use = await charge({ source: { ...setting.paying, save: false } });
    expect([keep.card?.token === null, use.card?.token ?? null]).toEqual([false, null]);
    expect(keep.card?.last4).toMatch(/^\d{4}$/);
  });

  test("a declined card gives no token", async () => {
    const { ctx, account, currency, declined } = await prepare();
    const answer = await tokenising(gateway)(ctx, { ...testCall({ account }), currency, source: declined });
    expect([answer.outcome, answer.card?.token ?? null]).toEqual(["failed", null]);
  });
}

/**
 * Describes the guarantees of the port for one gateway, leaving out what its capabilities say it cannot do.
 */
export function describeGatewayContract(gateway: Gateway, prepare: Prepare): void {
  const { capabilities } = gateway;
  const refunds = carriesOut(capabilities, "refund");
  describe(`${gateway.identifier} keeps the gateway contract`, () => {
    describe("charges", () => describeCharges(gateway, prepare));
    describe.skipIf(!refunds)("refunds", () => describeRefunds(gateway, prepare));
    describe.skipIf(!capabilities.authorize)("authorizations", () => describeAuthorizations(gateway, prepare));
    describe.skipIf(gateway.tokenise === undefined)("tokens", () => describeTokens(gateway, prepare));
  });
}
