/** A bank's question that is answered late, elsewhere or by other forms of payment. */
import { beforeAll, describe, expect, test } from "vitest";
import { CHALLENGED_AMOUNT, challengedCard, challenges, ONSITE } from "@/server/testing/challenges";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, stateOf } from "@/server/testing/paying";
import { openGatewayPage, payByCard, payBySavedCard, readChallengePage, readCheckout, startAttempt } from "../index";

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant({ gateways: [{}, ONSITE] });
});

const { asked, answer, back, bankOf, typed, resolveAfter, chargesOf, reversalOf } = challenges(() => merchant);

describe("late and elsewhere", () => {
  test("after the session's end no bank's page is shown, and what it confirms nevertheless is booked once", async () => {
    const { id, token, bank } = await asked("challenge", { expiration_time: "00:10:00" });
    const at = () => new Date(Date.now() + 11 * 60_000);
    const later = { ...merchant.ctx, realNow: at, now: at };
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1_000) } });
    expect(await readCheckout(later, id, { opening: false, challenged: token })).toMatchObject({ challenge: null });
    expect(await readChallengePage(later, token)).toMatchObject({ challenge: null });
    await answer(bank);
    await back(token);
    await resolveAfter(60_000);
    const { state, eventCount } = await stateOf(merchant, id);
    expect([state, eventCount, await chargesOf(id), await reversalOf(id)]).toEqual(["paid", 1, 1, null]);
  });

  test("another browser, without the token, sees no challenge and may pay otherwise", async () => {
    const { id, token } = await asked();
    const view = await readCheckout(merchant.ctx, id, { opening: false, challenged: token });
    expect(view?.challenge).toMatchObject({ token, isHidden: false, total: { amount: "10.500", currency: "KWD" } });
    const stranger = await readCheckout(merchant.ctx, id, { opening: false });
    expect([stranger?.challenge, stranger?.phase]).toEqual([null, "open"]);
    const forged = await readCheckout(merchant.ctx, id, { opening: false, challenged: `${token}x` });
    expect(forged?.challenge).toBeNull();
  });

  test("the same challenge is shown again after a reload", async () => {
    const { id, token } = await asked();
    const read = () => readCheckout(merchant.ctx, id, { opening: false, challenged: token });
    expect((await read())?.challenge).toEqual((await read())?.challenge);
    expect(await openGatewayPage(merchant.ctx, token)).toMatchObject({ kind: "page" });
  });

  test("forged references that a browser brings decide nothing", async () => {
    const { id, token } = await asked();
    const forged = { session_id: "cs_other", redirectResult: "x", message: "{}", page: "forged", status: "Y" };
    expect(await back(token, forged)).toEqual({ kind: "confirming", sessionId: id });
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["open"], eventCount: 0 });
    expect(await chargesOf(id)).toBe(0);
  });
});

describe("other ways to pay with such a card", () => {
  test("typed on the pay page", async () => {
    const id = await newSession(merchant);
    const started = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox" });
    const token = started.kind === "pay" ? started.payPageToken : "";
    const outcome = await payByCard(merchant.ctx, {
      token,
      card: challengedCard("challenge"),
      save: false,
      shape: null,
    });
    expect(outcome).toEqual({ kind: "challenge", sessionId: id, token });
    await answer(await bankOf(token));
    await back(token);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid" });
  });

  test("saved, it asks again while the customer is present, and declines without one", async () => {
    const kept = await newSession(merchant, { pg_codes: ["onsite"], customer_id: "c-3ds" });
    const first = await typed(kept, challengedCard("challenge"), true);
    if (first.kind !== "challenge") throw new Error(first.kind);
    await answer(await bankOf(first.token));
    await back(first.token);
    const next = await newSession(merchant, { pg_codes: ["onsite"], customer_id: "c-3ds" });
    const [saved] = (await readCheckout(merchant.ctx, next, { opening: false }))?.cards ?? [];
    const paid = { sessionId: next, cardId: saved?.id ?? "", cvv: "", amount: CHALLENGED_AMOUNT };
    expect(await payBySavedCard(merchant.ctx, paid)).toMatchObject({ kind: "challenge" });
  });
});
