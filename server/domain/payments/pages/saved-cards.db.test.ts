import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { keepCard } from "@/server/testing/cards";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, type Receiver, receiver, stateOf } from "@/server/testing/paying";
import { cancelSession, payBySavedCard, readCheckout, removeSavedCard, startAttempt } from "..";

const AGREEMENT = { id: "agr-1" };
let ok: Receiver;
beforeAll(async () => {
  ok = await receiver(200);
});
afterAll(() => ok.close());

function open(merchant: TestMerchant, wire: Record<string, unknown> = {}) {
  return newSession(merchant, { customer_id: "c-1", ...wire });
}

async function cardsAt(merchant: TestMerchant, sessionId: string) {
  return (await readCheckout(merchant.ctx, sessionId, { opening: false }))?.cards ?? [];
}

async function payWithFirst(merchant: TestMerchant, sessionId: string, cvv = "") {
  const view = await readCheckout(merchant.ctx, sessionId, { opening: false });
  const amount = `${view?.amount.amount} ${view?.amount.currency}`;
  return payBySavedCard(merchant.ctx, { sessionId, cardId: view?.cards[0]?.id ?? "", cvv, amount });
}

describe("the checkout shows the cards of its customer, the one saved last first", () => {
  test("by brand, last digits and end, with what the charge costs and never with a token", async () => {
    const merchant = await testMerchant({ gateways: [{ feeFixed: "0.250" }] });
    await keepCard(merchant, "1");
    await keepCard(merchant, "4");
    const cards = await cardsAt(merchant, await open(merchant));
    expect(cards.map(({ brand, last4, expiry }) => [brand, last4, expiry])).toEqual([
      ["Visa", "1114", "12/30"],
      ["Visa", "1111", "12/30"],
    ]);
    expect(cards[0]?.total).toEqual({ amount: "10.750", currency: "KWD" });
    expect(JSON.stringify(cards)).not.toContain("411111");
  });

  it.each([
    ["another customer", { customer_id: "c-2" }],
    ["no customer", { customer_id: undefined }],
    ["a session that saves a card", { payment_type: "save_card", amount: "0" }],
    ["a session without the card's gateway", { pg_codes: ["plain"] }],
    [
      "a currency that the gateway does not take",
      { currency_code: "GBP", amount: "1.00", pg_codes: ["sandbox", "plain"] },
    ],
  ])("none for %s", async (_, wire) => {
    const merchant = await testMerchant({
      gateways: [
        {},
        {
          code: "plain",
          isTokenizable: "payment_type" in wire,
          autoDebitEnabled: false,
          walletProviders: [],
          acceptedCurrencies: ["KWD", "GBP"],
        },
      ],
    });
    await keepCard(merchant, "1");
    expect(await cardsAt(merchant, await open(merchant, wire))).toEqual([]);
  });

  test("in one statement more than without a customer", async () => {
    const merchant = await testMerchant({ gateways: [{ walletProviders: [] }] });
    await keepCard(merchant, "1");
    const counted = async (wire: Record<string, unknown>) => {
      const id = await open(merchant, wire);
      return (await countStatements(() => readCheckout(merchant.ctx, id, { opening: true }))).statements.length;
    };
    expect(await counted({})).toBe((await counted({ customer_id: undefined })) + 1);
  });
});

describe("each saved card ends as its token column says", () => {
  it.each([
    ["1", "success", null],
    ["4", "failed", "issuing bank declined"],
    ["5", "failed", "card expired"],
    ["6", "failed", "insufficient funds"],
  ])("…%s → %s", async (ending, result, message) => {
    const merchant = await testMerchant();
    await keepCard(merchant, ending);
    const id = await open(merchant, { webhook_url: ok.url });
    expect(await payWithFirst(merchant, id)).toEqual({ kind: "checkout", sessionId: id });
    const { attempts, state } = await stateOf(merchant, id);
    expect(attempts).toMatchObject([{ state: result, message, formOfPayment: "token" }]);
    expect(state).toBe(result === "success" ? "paid" : "attempted");
    const [event] = await eventsOf(merchant, id);
    expect(event?.body).toMatchObject({ result, token: { token: `41111111111111${ending}`, customer_id: "c-1" } });
  });

  test("the merchant gets the event of the success before the customer leaves", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    const id = await open(merchant, { webhook_url: ok.url });
    await payWithFirst(merchant, id);
    expect(ok.bodies.filter((body) => body.session_id === id)).toHaveLength(1);
  });

  test("`extra` is not consulted", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    const id = await open(merchant, { extra: { sandbox_result: "failed", sandbox_inquiry_result: "error" } });
    await payWithFirst(merchant, id);
    expect((await stateOf(merchant, id)).state).toBe("paid");
  });
});

describe("one charge, however often the button is pressed", () => {
  test("ten submits at once make one attempt", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    const id = await open(merchant);
    await Promise.all(Array.from({ length: 10 }, () => payWithFirst(merchant, id)));
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["success"]);
  });

  test("the customer's unsubmitted page is withdrawn", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    const id = await open(merchant);
    await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox" });
    await payWithFirst(merchant, id);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["canceled", "success"]);
  });

  test("a canceled session charges nothing", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    const id = await open(merchant);
    const [card] = await cardsAt(merchant, id);
    await cancelSession(merchant.ctx, { sessionId: id });
    await payBySavedCard(merchant.ctx, { sessionId: id, cardId: card?.id ?? "", cvv: "", amount: "10.500 KWD" });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["canceled"]);
  });

  test("another customer's card is not charged", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    const card = await merchant.ctx.db.savedCard.findFirstOrThrow({ where: { merchantId: merchant.id } });
    const id = await open(merchant, { customer_id: "c-2" });
    await payBySavedCard(merchant.ctx, { sessionId: id, cardId: card.id, cvv: "", amount: "10.500 KWD" });
    expect((await stateOf(merchant, id)).attemptStates).toEqual([]);
  });
});

describe("the CVV", () => {
  it.each([
    ["", "required"],
    ["12", "invalid"],
  ])("is asked for where the card requires it: %j → %s", async (cvv, error) => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    await merchant.ctx.db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: { cvvRequired: true } });
    const id = await open(merchant);
    expect(await payWithFirst(merchant, id, cvv)).toEqual({ kind: "field_errors", fields: { cvv: error } });
    expect((await stateOf(merchant, id)).attemptStates).toEqual([]);
  });

  test("is stored nowhere", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    await merchant.ctx.db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: { cvvRequired: true } });
    const id = await open(merchant);
    await payWithFirst(merchant, id, "8642");
    const { attempts } = await stateOf(merchant, id);
    const books = await merchant.ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId: merchant.id } });
    const events = (await eventsOf(merchant, id)).map(({ payload }) => payload);
    expect(attempts[0]?.state).toBe("success");
    const answers = [attempts[0]?.gatewayResponse, attempts[0]?.pgParams, attempts[0]?.card];
    expect(JSON.stringify([answers, books.map(({ answer }) => answer)])).not.toMatch(/\b8642\b/);
    expect(events.every((payload) => !/"(cvv|cvc)"/.test(payload))).toBe(true);
  });
});

describe("a card that ends too early", () => {
  test("cannot be chosen, and is refused where it is sent all the same", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    const inThreeWeeks = new Date(merchant.ctx.now().getTime() + 21 * 86_400_000);
    const soon = { expiryMonth: inThreeWeeks.getUTCMonth() + 1, expiryYear: inThreeWeeks.getUTCFullYear() };
    await merchant.ctx.db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: soon });
    const id = await open(merchant, { card_acceptance_criteria: { min_expiry_time: 90 } });
    expect(await cardsAt(merchant, id)).toMatchObject([{ tooShort: true, expiresSoon: true, isExpired: false }]);
    expect(await payWithFirst(merchant, id)).toEqual({ kind: "field_errors", fields: { card: "too_short" } });
  });

  test("comes last once it has expired, and is refused if it is sent all the same", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    await keepCard(merchant, "4");
    const expired = { where: { merchantId: merchant.id, last4: "1114" }, data: { expiryYear: 2020 } };
    await merchant.ctx.db.savedCard.updateMany(expired);
    const id = await open(merchant, { payment_type: "auto_debit", agreement: AGREEMENT });
    const cards = await cardsAt(merchant, id);
    expect(cards.map(({ last4, tooShort, isExpired }) => [last4, tooShort, isExpired])).toEqual([
      ["1111", false, false],
      ["1114", true, true],
    ]);
    const sent = { sessionId: id, cardId: cards[1]?.id ?? "", cvv: "", amount: "10.500 KWD" };
    expect(await payBySavedCard(merchant.ctx, sent)).toEqual({ kind: "field_errors", fields: { card: "too_short" } });
  });
});

describe("a saved card that pays an auto_debit session", () => {
  const wire = { payment_type: "auto_debit", agreement: { ...AGREEMENT, expiry_date: "2099-12-31" } };

  test("takes the agreement over, and its token object says so", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "4", wire);
    await keepCard(merchant, "1");
    const id = await open(merchant, wire);
    await payWithFirst(merchant, id);
    const [event] = await eventsOf(merchant, id);
    expect(event?.body.token).toMatchObject({ token: "411111111111111", agreements: ["agr-1"] });
    const bound = await merchant.ctx.db.agreementCard.findMany({
      where: { merchantId: merchant.id },
      include: { card: true },
    });
    expect(bound.map(({ card, agreementId }) => [agreementId, card.last4])).toEqual([["agr-1", "1111"]]);
  });

  test("declined, leaves the agreement with the card it had", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1", wire);
    await keepCard(merchant, "4");
    const id = await open(merchant, wire);
    await payWithFirst(merchant, id);
    const bound = await merchant.ctx.db.agreementCard.findMany({
      where: { merchantId: merchant.id },
      include: { card: true },
    });
    expect(bound.map(({ card }) => card.last4)).toEqual(["1111"]);
  });
});

describe("removing a card on the checkout", () => {
  test("takes it away from every gateway that keeps it, and it pays no more", async () => {
    const merchant = await testMerchant({ gateways: [{}, { code: "second", walletProviders: [] }] });
    await keepCard(merchant, "1");
    await keepCard(merchant, "1", { pgCode: "second" });
    const id = await open(merchant);
    const [card] = await cardsAt(merchant, id);
    expect(await removeSavedCard(merchant.ctx, { sessionId: id, cardId: card?.id ?? "" })).toEqual({ kind: "removed" });
    expect(await merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id } })).toBe(0);
    expect(await removeSavedCard(merchant.ctx, { sessionId: id, cardId: card?.id ?? "" })).toEqual({ kind: "removed" });
    const paid = { sessionId: id, cardId: card?.id ?? "", cvv: "", amount: "10.500 KWD" };
    expect(await payBySavedCard(merchant.ctx, paid)).toEqual({ kind: "card_gone", sessionId: id });
    expect((await stateOf(merchant, id)).attemptStates).toEqual([]);
  });

  test("leaves the card of a running agreement", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1", { payment_type: "auto_debit", agreement: AGREEMENT });
    const id = await open(merchant);
    const [card] = await cardsAt(merchant, id);
    expect(await removeSavedCard(merchant.ctx, { sessionId: id, cardId: card?.id ?? "" })).toEqual({ kind: "locked" });
    expect(await cardsAt(merchant, id)).toHaveLength(1);
  });

  test("another customer's card stays", async () => {
    const merchant = await testMerchant();
    await keepCard(merchant, "1");
    const card = await merchant.ctx.db.savedCard.findFirstOrThrow({ where: { merchantId: merchant.id } });
    const id = await open(merchant, { customer_id: "c-2" });
    await removeSavedCard(merchant.ctx, { sessionId: id, cardId: card.id });
    expect(await merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id } })).toBe(1);
  });

  test("an unknown session has none", async () => {
    const merchant = await testMerchant();
    const none = "0".repeat(40);
    expect(await removeSavedCard(merchant.ctx, { sessionId: none, cardId: "x" })).toEqual({ kind: "not_found" });
    expect(await payBySavedCard(merchant.ctx, { sessionId: none, cardId: "x", cvv: "", amount: null })).toEqual({
      kind: "not_found",
    });
  });
});
