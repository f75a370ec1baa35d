import { describe, expect, it, test } from "vitest";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { newSession, pay, payPage, receiver, stateOf, typed } from "@/server/testing/paying";
import { cancelSession, checkoutStatus, payByCard, readCheckout, readPayPage } from "../index";

const OPENING = { opening: true };

describe("the checkout page", () => {
  test("opens the session, lists its methods with their fees and takes at most three statements", async () => {
    const merchant = await testMerchant({
      gateways: [
        { feeFixed: "0.250", feeDescription: "Service fee", nameAr: "تجريبي" },
        { code: "onsite", flow: "card_onsite", walletProviders: [] },
        { code: "usd", defaultCurrency: "USD", acceptedCurrencies: ["USD"], walletProviders: [] },
      ],
    });
    const id = await newSession(merchant, {
      pg_codes: ["sandbox", "onsite", "usd"],
      order_no: "ORD-1",
      customer_first_name: "Salma",
      vendor_name: "Books",
    });
    const { result: view, statements } = await countStatements(() => readCheckout(merchant.ctx, id, OPENING));
    expect(statements).toHaveLength(2);
    expect((await stateOf(merchant, id)).state).toBe("pending");
    expect(view).toMatchObject({
      phase: "open",
      testMode: true,
      orderNo: "ORD-1",
      vendorName: "Books",
      customerName: "Salma",
      amount: { amount: "10.500", currency: "KWD" },
      lastFailure: null,
      receipt: null,
      returnUrl: null,
      autoReturn: false,
    });
    const [leaving, inPlace, ...others] = view?.methods ?? [];
    expect(others).toEqual([]);
    expect(inPlace).toMatchObject({ code: "onsite", flow: "card_onsite", leavesPage: false });
    expect(inPlace?.cardEntry).toMatchObject({ saveCard: "none", minimumDays: null });
    expect(leaving).toEqual({
      code: "sandbox",
      name: "Sandbox",
      nameAr: "تجريبي",
      flow: "redirect",
      label: null,
      leavesPage: true,
      cardEntry: null,
      plans: [],
      charge: { amount: "10.500", currency: "KWD" },
      fee: { amount: "0.250", currency: "KWD" },
      hasFee: true,
      feeDescription: "Service fee",
      feeDescriptionAr: null,
      total: { amount: "10.750", currency: "KWD" },
      exchangeRate: null,
      withWallet: null,
    });
    expect(view?.secondsLeft).toBeGreaterThan(86_000);
  });

  test("does not open a session for a prefetch, and knows no session of another id", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await readCheckout(merchant.ctx, id, { opening: false });
    expect((await stateOf(merchant, id)).state).toBe("created");
    expect(await readCheckout(merchant.ctx, "0".repeat(40), OPENING)).toBeNull();
  });

  test("shows the newest failure while another try is possible", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await pay(merchant, id, "2");
    await payPage(merchant, id);
    expect(await readCheckout(merchant.ctx, id, OPENING)).toMatchObject({
      phase: "open",
      lastFailure: { kind: "failed", message: "Simulated decline" },
      lastMethod: "sandbox",
    });
  });

  test("says that a charge in flight is being checked, past the session's time too", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await payPage(merchant, id);
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await readCheckout(merchant.ctx, id, OPENING)).toMatchObject({
      phase: "processing",
      methods: [],
      secondsLeft: 0,
    });
  });

  test("shows a receipt with card, reference and what was charged", async () => {
    const merchant = await testMerchant({ gateways: [{ feeFixed: "0.250" }] });
    const id = await newSession(merchant);
    await pay(merchant, id, "1");
    const { attempts } = await stateOf(merchant, id);
    expect(await readCheckout(merchant.ctx, id, OPENING)).toMatchObject({
      phase: "result",
      methods: [],
      receipt: {
        outcome: "paid",
        total: { amount: "10.750", currency: "KWD" },
        fee: { amount: "0.250", currency: "KWD" },
        standing: null,
        methodName: "Sandbox",
        card: { brand: "Visa", last4: "1111" },
        referenceNumber: attempts[0]?.referenceNumber,
        message: null,
      },
    });
  });

  it.each([
    ["2", { outcome: "failed", message: "Simulated decline" }],
    ["9", { outcome: "canceled", message: "Unknown test card", unknownCard: true }],
  ])("of a single-attempt gateway ends with card …%s as %j, nothing charged", async (ending, receipt) => {
    const merchant = await testMerchant({ gateways: [{ multiAttempt: false }] });
    const id = await newSession(merchant);
    await pay(merchant, id, ending);
    const view = await readCheckout(merchant.ctx, id, OPENING);
    expect(view).toMatchObject({ phase: "result", receipt: { ...receipt, total: null, card: null } });
  });

  test("of an expired session tells of no attempt", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await pay(merchant, id, "2");
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await readCheckout(merchant.ctx, id, OPENING)).toMatchObject({
      phase: "result",
      receipt: { outcome: "expired", referenceNumber: null, total: null },
    });
  });
});

describe("the way back to the merchant", () => {
  const redirect = {
    redirect_url: "https://shop.example/done?kept=1",
    order_no: "ORD-1",
    extra: { basket: 7, order_no: "x" },
  };

  it.each([
    ["no server waits for an event", null, true],
    ["the merchant's server answered 200", 200, true],
    ["it answered 201", 201, false],
    ["it answered 500", 500, false],
  ] as const)("is taken without a click only when allowed: %s", async (_title, status, autoReturn) => {
    const merchant = await testMerchant();
    const server = status === null ? null : await receiver(status);
    const id = await newSession(merchant, { ...redirect, ...(server === null ? {} : { webhook_url: server.url }) });
    await pay(merchant, id, "1");
    const { result: view, statements } = await countStatements(() => readCheckout(merchant.ctx, id, OPENING));
    await server?.close();
    expect(view?.autoReturn).toBe(autoReturn);
    expect(statements.length).toBeLessThanOrEqual(3);
    const query = Object.fromEntries(new URL(view?.returnUrl ?? "").searchParams);
    const reference = (await stateOf(merchant, id)).attempts[0]?.referenceNumber;
    expect(query).toEqual({ kept: "1", basket: "7", order_no: "ORD-1", session_id: id, reference_number: reference });
  });

  test("leads into an app whose scheme the merchant listed", async () => {
    const merchant = await testMerchant({ merchant: { redirectSchemes: ["myapp"] } });
    const id = await newSession(merchant, { ...redirect, redirect_url: "myapp://pay/return?kept=1" });
    await pay(merchant, id, "1");
    const view = await readCheckout(merchant.ctx, id, OPENING);
    expect(view?.autoReturn).toBe(true);
    expect(view?.returnUrl).toMatch(/^myapp:\/\/pay\/return\?kept=1&basket=7&order_no=ORD-1&/);
  });

  test("follows the merchant's default address where the session has none", async () => {
    const server = await receiver(500);
    const merchant = await testMerchant({ merchant: { webhookUrl: server.url } });
    const id = await newSession(merchant, redirect);
    await cancelSession(merchant.ctx, { sessionId: id });
    await server.close();
    expect(server.bodies).toHaveLength(1);
    expect((await readCheckout(merchant.ctx, id, OPENING))?.autoReturn).toBe(false);
  });

  test("is a link alone when the time has run out, and absent without redirect_url or before the end", async () => {
    const merchant = await testMerchant();
    const [expired, open, plain] = [
      await newSession(merchant, redirect),
      await newSession(merchant, redirect),
      await newSession(merchant),
    ];
    await merchant.ctx.db.paymentSession.update({ where: { id: expired }, data: { expiresAt: new Date(0) } });
    await pay(merchant, plain, "1");
    expect(await readCheckout(merchant.ctx, expired, OPENING)).toMatchObject({
      returnUrl: expect.stringContaining("https://shop.example/done"),
      autoReturn: false,
    });
    for (const id of [open, plain])
      expect(await readCheckout(merchant.ctx, id, OPENING)).toMatchObject({ returnUrl: null, autoReturn: false });
  });
});

describe("while the merchant's event is being posted", () => {
  test("the result says so, and its customer is sent on once the answer is there", async () => {
    const merchant = await testMerchant();
    const server = await receiver(200);
    const id = await newSession(merchant, { redirect_url: "https://shop.example/done", webhook_url: server.url });
    await pay(merchant, id, "1");
    await server.close();
    expect(await readCheckout(merchant.ctx, id, OPENING)).toMatchObject({ autoReturn: true, telling: false });
    const where = { event: { objectId: id } };
    const untold = { lastStatus: null, attempts: 1, leaseUntil: new Date(Date.now() + 20_000) };
    await merchant.ctx.db.delivery.updateMany({ where, data: untold });
    expect(await readCheckout(merchant.ctx, id, OPENING)).toMatchObject({ autoReturn: false, telling: true });
    await merchant.ctx.db.delivery.updateMany({ where, data: { leaseUntil: new Date(Date.now() - 1) } });
    expect(await readCheckout(merchant.ctx, id, OPENING)).toMatchObject({ autoReturn: false, telling: false });
  });
});

describe("the pay page", () => {
  test("shows the price, the test cards and the box, in one statement, and ends with the attempt", async () => {
    const merchant = await testMerchant({ gateways: [{ feeFixed: "0.250" }] });
    const id = await newSession(merchant, { customer_id: "c-1" });
    await pay(merchant, id, "3");
    const token = await payPage(merchant, id);
    const { result: view, statements } = await countStatements(() => readPayPage(merchant.ctx, token));
    expect(statements).toHaveLength(1);
    expect(view).toMatchObject({
      sessionId: id,
      phase: "open",
      total: { amount: "10.750", currency: "KWD" },
      hasFee: true,
      saveCard: "offered",
      lastFailure: { kind: "error", message: "Simulated error" },
      shapes: ["knet", "mpgs", "cybersource", "myfatoorah"],
    });
    expect(view?.testCards.map(({ number }) => number.at(-1))).toEqual(["1", "2", "3", "4", "5", "6"]);
    await payByCard(merchant.ctx, { token, ...typed("1") });
    expect((await readPayPage(merchant.ctx, token))?.phase).toBe("checkout");
    expect(await readPayPage(merchant.ctx, `${token}x`)).toBeNull();
  });

  test("leads to the checkout when the session's time is over or a charge is in flight", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const token = await payPage(merchant, id);
    await merchant.ctx.db.paymentSession.update({ where: { id }, data: { expiresAt: new Date(0) } });
    expect((await readPayPage(merchant.ctx, token))?.phase).toBe("checkout");
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
    expect((await readPayPage(merchant.ctx, token))?.phase).toBe("checkout");
  });

  test("of a declined attempt leads to the checkout, and only a withdrawn one ends by itself", async () => {
    const merchant = await testMerchant({ gateways: [{}, { code: "other", walletProviders: [] }] });
    const id = await newSession(merchant, { pg_codes: ["sandbox", "other"] });
    const first = await payPage(merchant, id);
    const second = await payPage(merchant, id, "other");
    expect((await readPayPage(merchant.ctx, first))?.phase).toBe("withdrawn");
    await payByCard(merchant.ctx, { token: second, ...typed("2") });
    expect((await readPayPage(merchant.ctx, second))?.phase).toBe("checkout");
    await pay(merchant, id, "1");
    expect((await readPayPage(merchant.ctx, first))?.phase).toBe("checkout");
  });

  test("has the version that it polls, which a withdrawal changes", async () => {
    const merchant = await testMerchant({ gateways: [{}, { code: "other", walletProviders: [] }] });
    const id = await newSession(merchant, { pg_codes: ["sandbox", "other"] });
    const token = await payPage(merchant, id);
    const shown = (await readPayPage(merchant.ctx, token))?.version;
    expect((await checkoutStatus(merchant.ctx, id))?.version).toBe(shown);
    await payPage(merchant, id, "other");
    expect((await checkoutStatus(merchant.ctx, id))?.version).not.toBe(shown);
  });
});

describe("the status that an open page polls", () => {
  test("takes one statement and has the page's own version, which changes with every step", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    const seen: string[] = [];
    const look = async () => {
      const { result: status, statements } = await countStatements(() => checkoutStatus(merchant.ctx, id));
      const page = await readCheckout(merchant.ctx, id, { opening: false });
      expect(statements).toHaveLength(1);
      expect([status?.version, status?.phase]).toEqual([page?.version, page?.phase]);
      seen.push(status?.version ?? "");
    };
    await look();
    await readCheckout(merchant.ctx, id, OPENING);
    await look();
    await payPage(merchant, id);
    await look();
    await pay(merchant, id, "2");
    await look();
    await pay(merchant, id, "1");
    await look();
    expect(new Set(seen).size).toBe(5);
    expect(await checkoutStatus(merchant.ctx, "0".repeat(40))).toBeNull();
  });
});
