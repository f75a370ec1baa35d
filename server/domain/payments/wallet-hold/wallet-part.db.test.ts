import { describe, expect, it, test } from "vitest";
import { listTransactions, TransactionQuery } from "@/server/domain/operations";
import { retrieveSession, updateSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, stateOf, typed } from "@/server/testing/paying";
import { payByCard, payBySavedCard, payByWallet, readCheckout, startAttempt } from "..";

/** A merchant whose customer `c-1` has credit, and a session of 10.500 KWD. */
async function open(credit: string, wire: Record<string, unknown> = {}, gateway: object = {}) {
  const merchant = await testMerchant({ gateways: [gateway] });
  await giveCredit(merchant, credit);
  return { merchant, id: await newSession(merchant, { ...CREDITED, ...wire }) };
}

function view(merchant: TestMerchant, id: string) {
  return readCheckout(merchant.ctx, id, { opening: false });
}

async function submit(merchant: TestMerchant, sessionId: string, credit: string | null) {
  return startAttempt(merchant.ctx, { sessionId, pgCode: "sandbox", credit });
}

async function token(merchant: TestMerchant, sessionId: string, credit: string | null): Promise<string> {
  const outcome = await submit(merchant, sessionId, credit);
  if (outcome.kind !== "pay") throw new Error(`No pay page, but ${outcome.kind}.`);
  return outcome.payPageToken;
}

/** What the gateway took, smallest first. */
async function gatewayCharges(merchant: TestMerchant) {
  const rows = await merchant.ctx.db.simulatedGatewayEntry.findMany({ where: { merchantId: merchant.id } });
  return rows
    .filter(({ kind, outcome }) => kind === "purchase" && outcome === "success")
    .map((row) => Number(row.amount))
    .toSorted((one, other) => one - other);
}

describe("the checkout shows what of the credit will be used", () => {
  test("less than the amount: all of it, and the fee on what is left", async () => {
    const { merchant, id } = await open("4", {}, { feePercent: "10" });
    const page = await view(merchant, id);
    expect(page?.wallet).toEqual({
      amount: { amount: "4.000", currency: "KWD" },
      covers: false,
      left: { amount: "6.500", currency: "KWD" },
      lines: [{ provider: "wallet_sarraf", amount: { amount: "4.000", currency: "KWD" } }],
    });
    expect(page?.methods[0]?.total.amount).toBe("11.550");
    expect(page?.methods[0]?.withWallet).toMatchObject({ charge: { amount: "6.500" }, total: { amount: "7.150" } });
  });

  test.each(["10.500", "50"])("%s covers all of it, no more than the amount", async (credit) => {
    const { merchant, id } = await open(credit);
    const page = await view(merchant, id);
    expect(page?.wallet).toMatchObject({ amount: { amount: "10.500" }, covers: true, left: { amount: "0.000" } });
    expect(page?.methods[0]?.withWallet).toBeNull();
  });

  it.each([
    ["another customer", { customer_id: "c-2" }],
    ["no customer", { customer_id: undefined }],
    ["another currency", { currency_code: "USD", amount: "10.00" }],
    ["a session that saves a card", { payment_type: "save_card", amount: "0" }],
    ["an agreement", { payment_type: "auto_debit", agreement: { id: "a" } }],
    ["a gateway that only authorizes beside it", { pg_codes: ["sandbox", "auth"] }],
    ["a gateway without a wallet", { pg_codes: ["plain"] }],
  ])("nothing for %s", async (_, wire) => {
    const merchant = await testMerchant({
      gateways: [
        {},
        { code: "auth", operation: "authorize", walletProviders: [] },
        { code: "plain", walletProviders: [] },
      ],
    });
    await giveCredit(merchant, "4");
    const id = await newSession(merchant, { ...CREDITED, ...wire });
    expect((await view(merchant, id))?.wallet).toBeNull();
    const [pgCode = ""] = (await stateOf(merchant, id)).pgCodes;
    const submitted = await startAttempt(merchant.ctx, { sessionId: id, pgCode, credit: "4.000" });
    expect(submitted).toMatchObject({ kind: "credit_changed" });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
  });

  test("in one statement more than without", async () => {
    const { merchant, id } = await open("4");
    const plain = await newSession(merchant);
    const counted = async (sessionId: string) =>
      (await countStatements(() => readCheckout(merchant.ctx, sessionId, { opening: true }))).statements.length;
    expect([await counted(plain), await counted(id)]).toEqual([2, 4]);
  });
});

describe("part of the amount", () => {
  test("the gateway charges the rest with its fee; paid and settled count both, and the event names the leg", async () => {
    const { merchant, id } = await open("4", {}, { feeFixed: "0.250" });
    const pay = await token(merchant, id, "4.000");
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "4.000"] });
    await payByCard(merchant.ctx, { token: pay, ...typed("1") });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
    expect(await gatewayCharges(merchant)).toEqual([6.75]);
    const got = await retrieveSession(merchant.ctx, id);
    expect(got).toMatchObject({ state: "paid", settled_amount: "10.500", paid_amount: "10.750", transactions: [] });
    expect(got.customer_wallet_transactions).toEqual([
      expect.objectContaining({ provider_code: "wallet_sarraf", amount: "4.000", currency: "KWD" }),
    ]);
    expect(got.attempts[0]).toMatchObject({ wallet_amount: "4.000", amount_details: { total: "6.750" } });
    const { statements } = await countStatements(() => retrieveSession(merchant.ctx, id));
    expect(statements).toHaveLength(2);
    const [event] = await eventsOf(merchant, id);
    expect(event?.body.customer_wallet_transactions).toEqual(got.customer_wallet_transactions);
    expect(event?.body).toMatchObject({ paid_amount: "10.750", amount_details: { amount: "6.500", fee: "0.250" } });
    expect((await view(merchant, id))?.receipt).toMatchObject({
      total: { amount: "6.750" },
      wallet: { amount: "4.000" },
    });
  });

  test("a gateway that exchanges charges what is left at its rate", async () => {
    const rates = { exchangeRates: { USD: "0.300" }, feeFixed: "0.100" };
    const merchant = await testMerchant({ gateways: [rates] });
    await giveCredit(merchant, "4", { currencyCode: "USD" });
    const id = await newSession(merchant, { ...CREDITED, amount: "10.00", currency_code: "USD" });
    await payByCard(merchant.ctx, { token: await token(merchant, id, "4.00"), ...typed("1") });
    expect(await gatewayCharges(merchant)).toEqual([1.9]);
    expect(await retrieveSession(merchant.ctx, id)).toMatchObject({ settled_amount: "10.00", paid_amount: "10.33" });
  });

  test("a saved card pays the rest at once", async () => {
    const { merchant, id: first } = await open("4");
    await payByCard(merchant.ctx, { token: await token(merchant, first, null), ...typed("1", true) });
    const id = await newSession(merchant, CREDITED);
    const [card] = (await view(merchant, id))?.cards ?? [];
    expect(card?.withWallet).toMatchObject({ total: { amount: "6.500" } });
    const paid = { sessionId: id, cardId: card?.id ?? "", cvv: "", amount: "6.500 KWD" };
    expect(await payBySavedCard(merchant.ctx, { ...paid, amount: "6.501 KWD", credit: "3.999" })).toMatchObject({
      kind: "credit_changed",
    });
    expect(await payBySavedCard(merchant.ctx, { ...paid, amount: "10.500 KWD", credit: "4.000" })).toMatchObject({
      kind: "amount_changed",
    });
    expect((await stateOf(merchant, id)).attempts).toEqual([]);
    expect(await payBySavedCard(merchant.ctx, { ...paid, credit: "4.000" })).toMatchObject({ kind: "checkout" });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
    expect(await gatewayCharges(merchant)).toEqual([6.5, 10.5]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
  });

  it.each(["3.999", "4.001", "0", "-4", "11", "4.0005", "x", ""])(
    "what was shown as %j is not what is there: nothing is held, nothing begins",
    async (shown) => {
      const { merchant, id } = await open("4");
      expect(await submit(merchant, id, shown)).toEqual({ kind: "credit_changed", sessionId: id });
      expect((await stateOf(merchant, id)).attempts).toEqual([]);
      expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
    },
  );
});

describe("the whole amount", () => {
  test("no gateway, no fee, no method: the attempt goes through its states and the session is paid", async () => {
    const { merchant, id } = await open("12", {}, { feeFixed: "0.250" });
    expect(await payByWallet(merchant.ctx, { sessionId: id, credit: "10.500" })).toMatchObject({ kind: "checkout" });
    expect(await gatewayCharges(merchant)).toEqual([]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["1.500", "0.000"] });
    const { attempts, ...session } = await stateOf(merchant, id);
    expect(session).toMatchObject({ state: "paid", settledPgCode: "sandbox", attemptStates: ["success"] });
    expect(attempts[0]).toMatchObject({ formOfPayment: "wallet", pgCode: "sandbox" });
    const steps = await merchant.ctx.db.stateChange.findMany({
      where: { objectId: attempts[0]?.id ?? "" },
      orderBy: { id: "asc" },
    });
    expect(steps.map(({ from, to }) => `${from} ${to}`)).toEqual(["pending processing", "processing success"]);
    const got = await retrieveSession(merchant.ctx, id);
    expect(got).toMatchObject({ paid_amount: "10.500", settled_amount: "10.500" });
    expect(got.customer_wallet_transactions).toEqual([expect.objectContaining({ amount: "10.500" })]);
    const listed = await listTransactions(merchant.ctx, readInput(TransactionQuery, {}));
    expect(listed.results).toMatchObject([{ customer_wallet_transactions: got.customer_wallet_transactions }]);
    const [event] = await eventsOf(merchant, id);
    expect(event?.body).toMatchObject({ state: "paid", fee: "0.000 KWD", amount_details: { total: "0.000" } });
    expect((await view(merchant, id))?.receipt).toMatchObject({
      outcome: "paid",
      total: null,
      wallet: { amount: "10.500" },
      methodName: null,
    });
  });

  test("a second press finds it paid; credit that does not cover it pays nothing", async () => {
    const { merchant, id } = await open("12");
    await payByWallet(merchant.ctx, { sessionId: id, credit: "10.500" });
    expect(await payByWallet(merchant.ctx, { sessionId: id, credit: "10.500" })).toMatchObject({ kind: "checkout" });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["1.500", "0.000"] });
    const next = await newSession(merchant, CREDITED);
    for (const credit of ["10.500", "1.500"])
      expect(await payByWallet(merchant.ctx, { sessionId: next, credit })).toMatchObject({ kind: "credit_changed" });
    expect((await stateOf(merchant, next)).attempts).toEqual([]);
  });

  test("a method cannot be started with nothing left to charge", async () => {
    const { merchant, id } = await open("12");
    expect(await submit(merchant, id, "10.500")).toMatchObject({ kind: "credit_changed" });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["12.000", "0.000"] });
  });
});

describe("a change by the merchant lets the hold go", () => {
  it.each([
    ["amount", "8.000", "0.000"],
    ["customerId", "c-2", "0.000"],
    ["pgCodes", ["sandbox"], "0.000"],
    ["orderNo", "ORD-2", "4.000"],
  ])("%s", async (field, value, held) => {
    const { merchant, id } = await open("4");
    await submit(merchant, id, "4.000");
    const fields = { details: {}, [field]: value } as Parameters<typeof updateSession>[1]["fields"];
    await updateSession(merchant.ctx, { sessionId: id, fields, isFullUpdate: false });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", held] });
  });
});
