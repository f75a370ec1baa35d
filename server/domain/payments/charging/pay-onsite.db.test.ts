import { describe, expect, it, test } from "vitest";
import { PatchSession, updateSession } from "@/server/domain/sessions";
import { RateLimited } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, receiver, stateOf, typed } from "@/server/testing/paying";
import { autopayBody, subscriptionState } from "@/server/testing/subscribing";
import { payOnsite, readCheckout, resolveUnknownOperations, startAttempt } from "../index";

registerFlakyGateway();

/** A merchant whose one account takes cards on the checkout, and a session of 10.500 KWD. */
async function open(gateway: object = {}, wire: Record<string, unknown> = {}) {
  const merchant = await testMerchant({ gateways: [{ code: "onsite", flow: "card_onsite", ...gateway }] });
  return { merchant, id: await newSession(merchant, { pg_codes: ["onsite"], ...wire }) };
}

type Change = Partial<Parameters<typeof payOnsite>[1]>;

/** Pays with the test card that ends so, at the price that the form shows. */
function submit({ ctx }: TestMerchant, sessionId: string, ending: string, change: Change = {}) {
  const form = { sessionId, pgCode: "onsite", amount: "10.500 KWD", credit: null, ...typed(ending), ...change };
  return payOnsite(ctx, form);
}

const checkout = (sessionId: string) => ({ kind: "checkout", sessionId });

async function books({ id: merchantId, ctx }: TestMerchant) {
  const rows = await ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId }, orderBy: { createdAt: "asc" } });
  return rows.map(({ kind, outcome, amount }) => `${kind} ${outcome} ${amount}`);
}

describe("a card that is typed on the checkout", () => {
  test("pays the session at once, with its fee, and the merchant gets the event before the customer goes on", async () => {
    const shop = await receiver(200);
    const { merchant, id } = await open({ feeFixed: "0.250" }, { webhook_url: shop.url });
    expect(await submit(merchant, id, "1", { amount: "10.750 KWD" })).toEqual(checkout(id));
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
    expect(shop.bodies).toMatchObject([{ state: "paid", result: "success", session_id: id }]);
    expect((await stateOf(merchant, id)).attempts[0]).toMatchObject({ formOfPayment: "card_onsite", pgCode: "onsite" });
    expect(await books(merchant)).toEqual(["purchase success 10.75"]);
    await shop.close();
  });

  test("is only reserved by an account that authorizes", async () => {
    const { merchant, id } = await open({ operation: "authorize", operations: ["capture"], walletProviders: [] });
    await submit(merchant, id, "1");
    expect(await stateOf(merchant, id)).toMatchObject({ state: "authorized" });
    expect(await books(merchant)).toEqual(["authorize success 10.5"]);
  });

  it.each([
    ["2", "failed", { kind: "failed", message: "Simulated decline" }],
    ["3", "error", { kind: "error", message: "Simulated error" }],
    ["9", "canceled", { kind: "unknown_card", message: "Unknown test card" }],
  ])("…11%s leaves the session open, and another card succeeds under a new reference", async (...row) => {
    const [ending, state, lastFailure] = row;
    const { merchant, id } = await open();
    expect(await submit(merchant, id, ending)).toEqual(checkout(id));
    expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", attemptStates: [state] });
    const page = await readCheckout(merchant.ctx, id, { opening: false });
    expect(page).toMatchObject({ lastFailure, lastMethod: "onsite", attempts: 1 });
    await submit(merchant, id, "1");
    const { attempts, ...after } = await stateOf(merchant, id);
    expect(after).toMatchObject({ state: "paid", attemptStates: [state, "success"] });
    expect(new Set(attempts.map(({ referenceNumber }) => referenceNumber)).size).toBe(2);
    expect((await eventsOf(merchant, id)).map(({ body }) => body.state)).toEqual(["attempted", "paid"]);
  });

  test("fails the session if the account allows one try", async () => {
    const { merchant, id } = await open({ multiAttempt: false });
    await submit(merchant, id, "2");
    expect((await stateOf(merchant, id)).state).toBe("failed");
  });

  test("answers in the response shape that was picked", async () => {
    const { merchant, id } = await open();
    await submit(merchant, id, "1", { shape: "knet" });
    expect((await eventsOf(merchant, id))[0]?.body).toMatchObject({ gateway_response: { result: "CAPTURED" } });
  });
});

describe("the card is kept as the session wants it", () => {
  it.each([
    [true, "c-1", 1],
    [false, "c-1", 0],
    [true, undefined, 0],
  ])("box ticked: %s, customer: %s", async (save, customer_id, kept) => {
    const { merchant, id } = await open({}, { customer_id });
    await submit(merchant, id, "1", { save });
    expect(await merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id } })).toBe(kept);
  });

  test("save_card keeps it without a charge, and asks for the box", async () => {
    const { merchant, id } = await open({}, { payment_type: "save_card", amount: "0", customer_id: "c-1" });
    const amount = "0.000 KWD";
    expect(await submit(merchant, id, "1", { amount })).toEqual({ kind: "field_errors", fields: { save: "required" } });
    await submit(merchant, id, "1", { amount, save: true });
    expect([(await stateOf(merchant, id)).state, await books(merchant)]).toEqual(["paid", ["tokenise success 0"]]);
  });

  test("auto_debit binds it to the agreement", async () => {
    const agreement = { id: "agr-1", type: "unscheduled", frequency: "irregular" };
    const { merchant, id } = await open({}, { payment_type: "auto_debit", customer_id: "c-1", agreement });
    await submit(merchant, id, "1");
    const bound = await merchant.ctx.db.agreementCard.findMany({ where: { merchantId: merchant.id } });
    expect(bound).toMatchObject([{ customerId: "c-1", agreementId: "agr-1" }]);
  });

  test("auto_pay starts the subscription with it", async () => {
    const { merchant, id } = await open({}, autopayBody());
    const { id: subscription } = await merchant.ctx.db.subscription.findFirstOrThrow({
      where: { setupSessionId: id },
    });
    await submit(merchant, id, "1", { amount: "1.000 KWD" });
    expect((await subscriptionState(merchant, subscription)).status).toBe("active");
  });
});

describe("a part of the wallet", () => {
  test("is held, and taken with the card's part", async () => {
    const { merchant, id } = await open({}, CREDITED);
    await giveCredit(merchant, "4");
    await submit(merchant, id, "2", { credit: "4.000", amount: "6.500 KWD" });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "4.000"] });
    await submit(merchant, id, "1", { credit: "4.000", amount: "6.500 KWD" });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
    expect(await books(merchant)).toEqual(["purchase failed 6.5", "purchase success 6.5"]);
  });

  it.each(["5.000", "0", "no number"])("shown as %s, which it is not, charges nothing", async (credit) => {
    const { merchant, id } = await open({}, CREDITED);
    await giveCredit(merchant, "4");
    const outcome = await submit(merchant, id, "1", { credit, amount: "5.500 KWD" });
    expect(outcome).toEqual({ kind: "credit_changed", sessionId: id });
    expect([await books(merchant), await balances(merchant)]).toEqual([[], { wallet_sarraf: ["4.000", "0.000"] }]);
  });
});

describe("nothing is charged", () => {
  it.each([
    [
      { number: "", expiry: "13/30", cvv: "1" },
      { number: "required", expiry: "invalid", cvv: "invalid" },
    ],
    [
      { number: "41", expiry: "12/30", cvv: "" },
      { number: "invalid", cvv: "required" },
    ],
  ])("if %j is typed", async (card, fields) => {
    const { merchant, id } = await open();
    expect(await submit(merchant, id, "1", { card })).toEqual({ kind: "field_errors", fields });
    expect((await stateOf(merchant, id)).attempts).toEqual([]);
  });

  it.each([null, "", "9.500 KWD", "10.500 USD"])("if the form showed %j", async (amount) => {
    const { merchant, id } = await open();
    expect(await submit(merchant, id, "1", { amount })).toEqual({ kind: "amount_changed", sessionId: id });
    expect([(await stateOf(merchant, id)).attempts, await books(merchant)]).toEqual([[], []]);
  });

  test("if the merchant has changed the amount since", async () => {
    const { merchant, id } = await open();
    const fields = readInput(PatchSession, { amount: "11.000" });
    await updateSession(merchant.ctx, { sessionId: id, fields, isFullUpdate: false });
    expect(await submit(merchant, id, "1")).toEqual({ kind: "amount_changed", sessionId: id });
  });

  test("on an account that takes no cards here, or is not the session's", async () => {
    const merchant = await testMerchant({
      gateways: [{}, { code: "onsite", flow: "card_onsite", walletProviders: [] }],
    });
    const id = await newSession(merchant);
    for (const pgCode of ["sandbox", "onsite", "nothing"])
      expect(await submit(merchant, id, "1", { pgCode })).toEqual(checkout(id));
    expect((await stateOf(merchant, id)).attempts).toEqual([]);
    expect(await submit(merchant, "0".repeat(40), "1")).toEqual({ kind: "not_found" });
  });

  test("while another charge is in flight, after the end and after the time", async () => {
    const { merchant, id } = await open();
    const { db } = merchant.ctx;
    await startAttempt(merchant.ctx, { sessionId: id, pgCode: "onsite" });
    await db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
    expect(await submit(merchant, id, "1")).toEqual(checkout(id));
    await db.attempt.updateMany({ where: { sessionId: id }, data: { state: "failed" } });
    await db.paymentSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await submit(merchant, id, "1")).toEqual(checkout(id));
    expect(await books(merchant)).toEqual([]);
  });

  test("at the fifty-first try, or at the thirty-first form of a minute", async () => {
    const { merchant, id } = await open();
    await submit(merchant, id, "2");
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { number: 50 } });
    expect(await submit(merchant, id, "1")).toEqual({ kind: "too_many", sessionId: id });
    const posts = await Promise.allSettled(Array.from({ length: 61 }, () => submit(merchant, id, "1")));
    const refused = posts.filter((post) => post.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(RateLimited);
  });
});

test("the same form submitted eight times at once is one attempt and one charge", async () => {
  const { merchant, id } = await open();
  await Promise.all(Array.from({ length: 8 }, () => submit(merchant, id, "1")));
  expect([(await stateOf(merchant, id)).attemptStates, await books(merchant)]).toEqual([
    ["success"],
    ["purchase success 10.5"],
  ]);
  expect(await eventsOf(merchant, id)).toHaveLength(1);
});

test("an attempt that waits on the gateway's page is withdrawn", async () => {
  const { merchant, id } = await open();
  expect(await startAttempt(merchant.ctx, { sessionId: id, pgCode: "onsite" })).toMatchObject({ kind: "pay" });
  await submit(merchant, id, "1");
  expect((await stateOf(merchant, id)).attemptStates).toEqual(["canceled", "success"]);
});

test("a lost answer is waited for: the page says so, and the resolver finds the charge", async () => {
  const { merchant, id } = await open({ connector: FLAKY });
  flaky.fault = "timeout";
  expect(await submit(merchant, id, "1")).toEqual(checkout(id));
  expect((await readCheckout(merchant.ctx, id, { opening: false }))?.phase).toBe("processing");
  expect(await submit(merchant, id, "1")).toEqual(checkout(id));
  flaky.fault = "fine";
  const at = () => new Date(Date.now() + 3_600_000);
  await resolveUnknownOperations.run(
    { ...merchant.ctx, realNow: at, now: at },
    (await stateOf(merchant, id)).attempts[0]?.id ?? "",
  );
  expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
  expect([flaky.charges, await books(merchant)]).toEqual([1, ["purchase success 10.5"]]);
});
