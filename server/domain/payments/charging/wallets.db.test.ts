import { describe, expect, test } from "vitest";
import { payFromSheet } from "@/server/domain/native";
import { RateLimited } from "@/server/kernel/errors";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, stateOf } from "@/server/testing/paying";
import { cancelAttempt, payByCard, payByCode, readCheckout, resendCode, startAttempt, startService } from "..";

const SERVICES = ["apple_pay", "google_pay", "stc_pay"];
const PHONE = "+96550001234";
const PAYLOAD = JSON.stringify(APPLE_PAY);

/** A merchant whose account offers every wallet, and a session of it. */
async function open(wire: Record<string, unknown> = {}, gateway: object = {}) {
  const merchant = await testMerchant({ gateways: [{ paymentServices: SERVICES, ...gateway }] });
  return { merchant, id: await newSession(merchant, wire) };
}

async function begun(merchant: TestMerchant, sessionId: string, service: "apple_pay" | "stc_pay", phone = PHONE) {
  const outcome = await startService(merchant.ctx, { sessionId, service, phone });
  if (outcome.kind !== "pay") throw new Error(`No wallet, but ${outcome.kind}.`);
  return outcome.payPageToken;
}

/** As if the merchant's newest codes had been sent so many seconds ago. */
async function sentAgo({ id, ctx }: TestMerchant, seconds: number): Promise<void> {
  const sentAt = new Date(Date.now() - seconds * 1_000);
  await ctx.db.walletCode.updateMany({ where: { merchantId: id }, data: { sentAt } });
}

describe("a device wallet's sheet", () => {
  test.each([
    [undefined, "success", "paid"],
    ["success", "success", "paid"],
    ["failed", "failed", "attempted"],
    ["error", "error", "attempted"],
  ])("extra.sandbox_result %s makes it %s", async (sandbox_result, attempt, session) => {
    const { merchant, id } = await open(sandbox_result === undefined ? {} : { extra: { sandbox_result } });
    const token = await begun(merchant, id, "apple_pay");
    const answer = await payFromSheet(merchant.ctx, { token, wallet: "apple_pay", payload: PAYLOAD });
    expect(answer).toEqual({ kind: "settled", state: attempt });
    const state = await stateOf(merchant, id);
    expect([state.state, state.attempts[0]?.formOfPayment]).toEqual([session, "apple_pay"]);
    expect(JSON.stringify(state)).not.toContain(APPLE_PAY.paymentData.data);
  });

  test("is charged once, however often it is approved", async () => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "apple_pay");
    const sheet = { token, wallet: "apple_pay", payload: PAYLOAD };
    const answers = await Promise.all(Array.from({ length: 4 }, () => payFromSheet(merchant.ctx, sheet)));
    expect(answers.filter(({ kind }) => kind === "settled")).toHaveLength(1);
    expect(await merchant.ctx.db.simulatedGatewayEntry.count({ where: { merchantId: merchant.id } })).toBe(1);
  });

  test("that is left is a canceled attempt, and the session stays open", async () => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "apple_pay");
    await cancelAttempt(merchant.ctx, { token });
    const state = await stateOf(merchant, id);
    expect([state.state, ...state.attemptStates]).toEqual(["attempted", "canceled"]);
    expect(await payFromSheet(merchant.ctx, { token, wallet: "apple_pay", payload: PAYLOAD })).toEqual({
      kind: "checkout",
    });
  });

  test.each([
    ["another wallet's payload", { wallet: "google_pay" }],
    ["no JSON", { payload: "{" }],
    ["a payload of another shape", { payload: "{}" }],
    ["a wallet that nobody knows", { wallet: "constructor" }],
    ["a forged token", { token: "forged" }],
  ])("takes no %s", async (_, change) => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "apple_pay");
    const answer = await payFromSheet(merchant.ctx, { token, wallet: "apple_pay", payload: PAYLOAD, ...change });
    expect(answer).toEqual({ kind: "not_found" });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["pending"]);
  });

  test("is paid in part by credit that was shown", async () => {
    const { merchant, id } = await open(CREDITED, { walletProviders: ["wallet_sarraf"] });
    await giveCredit(merchant, "4");
    const start = { sessionId: id, service: "apple_pay", credit: "4.000" } as const;
    expect(await startService(merchant.ctx, { ...start, credit: "5.000" })).toMatchObject({ kind: "credit_changed" });
    expect(await startService(merchant.ctx, { ...start, amount: "1.000 KWD" })).toMatchObject({
      kind: "amount_changed",
    });
    const outcome = await startService(merchant.ctx, { ...start, amount: "6.500 KWD" });
    const token = outcome.kind === "pay" ? outcome.payPageToken : "";
    await payFromSheet(merchant.ctx, { token, wallet: "apple_pay", payload: PAYLOAD });
    expect((await stateOf(merchant, id)).state).toBe("paid");
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
  });

  test("cannot be paid by a card's form, nor is it a card's page", async () => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "apple_pay");
    const card = { number: "411111111111111", expiry: "12/30", cvv: "123" };
    expect(await payByCard(merchant.ctx, { token, card, save: false, shape: null })).toMatchObject({
      kind: "checkout",
    });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["pending"]);
  });
});

describe("a mobile wallet", () => {
  test.each([
    ["111111", "success", "paid"],
    ["111112", "failed", "attempted"],
    ["111113", "error", "attempted"],
    ["١١١١١١", "success", "paid"],
  ])("the code %s makes it %s", async (code, attempt, session) => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "stc_pay");
    expect(await payByCode(merchant.ctx, { token, code })).toEqual({ kind: "checkout" });
    const state = await stateOf(merchant, id);
    expect([state.state, ...state.attemptStates]).toEqual([session, attempt]);
    const [event] = await eventsOf(merchant, id);
    expect(event?.body).toMatchObject({ gateway_response: { wallet: "stc_pay", mobile: "**** 1234" } });
    expect(JSON.stringify(state)).not.toContain(PHONE);
  });

  test("a wrong code costs a try; the third ends the attempt as failed", async () => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "stc_pay");
    const wrong = (triesLeft: number) => ({ kind: "code_error", error: "wrong", triesLeft });
    expect(await payByCode(merchant.ctx, { token, code: "000000" })).toEqual(wrong(2));
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["pending"]);
    expect(await payByCode(merchant.ctx, { token, code: "000001" })).toEqual(wrong(1));
    expect(await payByCode(merchant.ctx, { token, code: "000002" })).toEqual({ kind: "checkout" });
    const { state, attempts } = await stateOf(merchant, id);
    expect([state, attempts[0]?.state, attempts[0]?.inquireAt]).toEqual(["attempted", "failed", null]);
    expect(await payByCode(merchant.ctx, { token, code: "111111" })).toEqual({ kind: "checkout" });
    expect((await stateOf(merchant, id)).state).toBe("attempted");
  });

  test("wrong codes at the same time count one by one", async () => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "stc_pay");
    await Promise.all(Array.from({ length: 4 }, () => payByCode(merchant.ctx, { token, code: "000000" })));
    const code = await merchant.ctx.db.walletCode.findFirstOrThrow({ where: { merchantId: merchant.id } });
    expect(code.wrongTries).toBeLessThanOrEqual(3);
    expect(code.wrongTries).toBeGreaterThan(0);
  });

  test.each([
    ["", "required"],
    ["12", "invalid"],
    ["abcdef", "invalid"],
  ])("the code %s is %s, and costs no try", async (code, error) => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "stc_pay");
    expect(await payByCode(merchant.ctx, { token, code })).toEqual({ kind: "code_error", error, triesLeft: 3 });
  });

  test.each([
    ["", "required"],
    ["12", "invalid"],
  ])("the phone %s is %s, and nothing begins", async (phone, error) => {
    const { merchant, id } = await open();
    const outcome = await startService(merchant.ctx, { sessionId: id, service: "stc_pay", phone });
    expect(outcome).toEqual({ kind: "field_errors", fields: { phone: error } });
    expect((await stateOf(merchant, id)).attemptStates).toEqual([]);
  });

  test("sends another code after half a minute, and five in ten minutes", async () => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "stc_pay");
    expect(await resendCode(merchant.ctx, { token })).toEqual({ kind: "too_soon" });
    for (let sending = 2; sending <= 5; sending += 1) {
      await sentAgo(merchant, 31);
      expect(await resendCode(merchant.ctx, { token })).toEqual({ kind: "sent" });
    }
    await sentAgo(merchant, 31);
    expect(await resendCode(merchant.ctx, { token })).toEqual({ kind: "too_many_codes" });
    const again = { sessionId: id, service: "stc_pay", phone: PHONE } as const;
    expect(await startService(merchant.ctx, again)).toMatchObject({ kind: "too_many_codes" });
    await sentAgo(merchant, 601);
    expect(await startService(merchant.ctx, again)).toMatchObject({ kind: "pay" });
    expect(await resendCode(merchant.ctx, { token })).toEqual({ kind: "over" });
  });

  test("asks nothing more than thirty times a minute", async () => {
    const { merchant, id } = await open();
    const token = await begun(merchant, id, "stc_pay");
    // Two minutes hold sixty forms, wherever one minute ends between the tries.
    const tries = Array.from({ length: 61 }, () => payByCode(merchant.ctx, { token, code: "" }));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === "rejected");
    expect(refused.map((each) => "reason" in each && each.reason)).toContainEqual(expect.any(RateLimited));
  });
});

describe("the checkout", () => {
  test("offers device wallets above, the mobile wallet among the methods, and shows the one that was begun", async () => {
    const { merchant, id } = await open();
    const view = await readCheckout(merchant.ctx, id, { opening: false });
    expect(view?.sheets.map(({ service, isSimulated }) => [service, isSimulated])).toEqual([
      ["apple_pay", true],
      ["google_pay", true],
    ]);
    expect(view?.methods.map(({ flow }) => flow)).toEqual(["redirect", "stc_pay"]);
    const tried = await begun(merchant, id, "stc_pay");
    const shown = await readCheckout(merchant.ctx, id, { opening: false, tried });
    expect(shown?.tried).toMatchObject({
      service: "stc_pay",
      total: { amount: "10.500", currency: "KWD" },
      payload: null,
      code: { phone: "•••• 1234", triesLeft: 3 },
    });
    expect((await readCheckout(merchant.ctx, id, { opening: false }))?.tried).toBeNull();
    await cancelAttempt(merchant.ctx, { token: tried });
    expect((await readCheckout(merchant.ctx, id, { opening: false, tried }))?.tried).toBeNull();
  });

  test("another session's wallet is not shown", async () => {
    const { merchant, id } = await open();
    const tried = await begun(merchant, await newSession(merchant), "apple_pay");
    expect((await readCheckout(merchant.ctx, id, { opening: false, tried }))?.tried).toBeNull();
  });

  test.each([
    ["auto_debit", { payment_type: "auto_debit", customer_id: "c-1", agreement: { id: "a" } }],
    ["save_card", { payment_type: "save_card", customer_id: "c-1", amount: "0" }],
  ])("a session of type %s takes no wallet", async (_, wire) => {
    const { merchant, id } = await open(wire);
    const view = await readCheckout(merchant.ctx, id, { opening: false });
    expect([view?.sheets, view?.methods.map(({ flow }) => flow)]).toEqual([[], ["redirect"]]);
    expect(await startService(merchant.ctx, { sessionId: id, service: "apple_pay" })).toMatchObject({
      kind: "checkout",
    });
  });
});

describe("instalments", () => {
  const FLEX = [{ code: "flex", flow: "flex_methods", walletProviders: [] }];

  test("are offered with their plans, and go on to the pay page", async () => {
    const merchant = await testMerchant({ gateways: FLEX });
    const id = await newSession(merchant, { pg_codes: ["flex"] });
    const view = await readCheckout(merchant.ctx, id, { opening: false });
    expect(view?.methods).toMatchObject([
      { code: "flex", leavesPage: true, plans: [{ instalments: 4, descriptionEn: "Pay in 4 instalments" }] },
    ]);
    expect(await startAttempt(merchant.ctx, { sessionId: id, pgCode: "flex" })).toMatchObject({ kind: "pay" });
  });

  test("are not offered where the gateway does not lend, nor for what credit leaves", async () => {
    const merchant = await testMerchant({ gateways: [{ ...FLEX[0], walletProviders: ["wallet_sarraf"] }] });
    const small = await newSession(merchant, { amount: "9.999", pg_codes: ["flex"] });
    expect((await readCheckout(merchant.ctx, small, { opening: false }))?.methods).toEqual([]);
    expect(await startAttempt(merchant.ctx, { sessionId: small, pgCode: "flex" })).toMatchObject({ kind: "no_loan" });
    await giveCredit(merchant, "4");
    const id = await newSession(merchant, { ...CREDITED, pg_codes: ["flex"] });
    const part = { sessionId: id, pgCode: "flex", credit: "4.000" };
    expect(await startAttempt(merchant.ctx, part)).toMatchObject({ kind: "no_loan" });
  });
});

describe("an account whose answer must be shown", () => {
  const DEBIT = { paymentServices: SERVICES, requiresResultPopup: true };

  test.each([
    ["failed", true],
    ["error", true],
    ["success", false],
  ])("after %s: %s", async (sandbox_result, isShown) => {
    const { merchant, id } = await open({ extra: { sandbox_result } }, DEBIT);
    const token = await begun(merchant, id, "apple_pay");
    await payFromSheet(merchant.ctx, { token, wallet: "apple_pay", payload: PAYLOAD });
    const answer = (await readCheckout(merchant.ctx, id, { opening: false }))?.answerToShow;
    if (isShown) expect(answer?.rows).toContainEqual(["card_number", expect.stringContaining("1111")]);
    else expect(answer).toBeNull();
  });

  test("a sheet that was left has no answer to show but that it was left", async () => {
    const { merchant, id } = await open({}, DEBIT);
    await cancelAttempt(merchant.ctx, { token: await begun(merchant, id, "apple_pay") });
    expect((await readCheckout(merchant.ctx, id, { opening: false }))?.answerToShow?.rows).toEqual([]);
  });

  test("another account's answers are not shown", async () => {
    const { merchant, id } = await open({ extra: { sandbox_result: "failed" } });
    const token = await begun(merchant, id, "apple_pay");
    await payFromSheet(merchant.ctx, { token, wallet: "apple_pay", payload: PAYLOAD });
    expect((await readCheckout(merchant.ctx, id, { opening: false }))?.answerToShow).toBeNull();
  });
});
