import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { standardSignature } from "@/server/domain/webhooks";
import { APPROVED } from "@/server/testing/approved";
import { countStatements, sandboxGateway, testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, pay, payPage, type Receiver, receiver, stateOf } from "@/server/testing/paying";
import { settle } from "../index";
import { gatewayAnswered } from "../settlement/charge-outcome";

let ok: Receiver;
beforeAll(async () => {
  ok = await receiver(200);
});
afterAll(() => ok.close());

describe("each test card ends the attempt and moves the session as ruled", () => {
  it.each([
    ["1", "sandbox", "success", "paid"],
    ["2", "sandbox", "failed", "attempted"],
    ["3", "sandbox", "error", "attempted"],
    ["4", "sandbox", "success", "paid"],
    ["9", "sandbox", "canceled", "attempted"],
    ["1", "auth", "success", "authorized"],
    ["2", "auth", "failed", "attempted"],
    ["1", "single", "success", "paid"],
    ["2", "single", "failed", "failed"],
    ["3", "single", "error", "failed"],
    ["9", "single", "canceled", "canceled"],
  ])("…%s on %s → attempt %s, session %s", async (ending, code, attempt, state) => {
    const merchant = await testMerchant({
      gateways: [
        {},
        { code: "auth", operation: "authorize", walletProviders: [] },
        { code: "single", multiAttempt: false, walletProviders: [] },
      ],
    });
    const id = await newSession(merchant, { pg_codes: ["sandbox", "auth", "single"] });
    expect(await pay(merchant, id, ending, { pgCode: code })).toEqual({ kind: "checkout", sessionId: id });
    const after = await stateOf(merchant, id);
    expect([after.attemptStates, after.state]).toEqual([[attempt], state]);
    const events = await eventsOf(merchant, id);
    expect(events.map(({ body }) => [body.result, body.state, body.gateway_account])).toEqual([[attempt, state, code]]);
  });
});

describe("a success settles the session", () => {
  test("with amounts, gateway, operation and time; the fee is paid and not settled", async () => {
    const merchant = await testMerchant({ gateways: [{ feeFixed: "0.250" }] });
    const id = await newSession(merchant);
    await pay(merchant, id, "1");
    const { settledAmount, paidAmount, settledPgCode, operation, settledAt, eventCount } = await stateOf(merchant, id);
    expect([settledAmount.toFixed(3), paidAmount.toFixed(3)]).toEqual(["10.500", "10.750"]);
    expect([settledPgCode, operation, eventCount, settledAt !== null]).toEqual(["sandbox", "purchase", 1, true]);
  });

  test("with nothing paid yet on an authorization", async () => {
    const merchant = await testMerchant({
      gateways: [{}, { code: "auth", operation: "authorize", walletProviders: [] }],
    });
    const id = await newSession(merchant, { pg_codes: ["sandbox", "auth"] });
    await pay(merchant, id, "1", { pgCode: "auth" });
    const { settledAmount, paidAmount, operation } = await stateOf(merchant, id);
    expect([settledAmount.toFixed(3), paidAmount.toFixed(3), operation]).toEqual(["10.500", "0.000", "authorize"]);
  });

  test("and an exchanged payment counts its fee in the session's currency", async () => {
    const merchant = await testMerchant({ gateways: [{ feeFixed: "0.250", exchangeRates: { USD: "0.305" } }] });
    const id = await newSession(merchant, { amount: "100.00", currency_code: "USD" });
    await pay(merchant, id, "1");
    const { settledAmount, paidAmount } = await stateOf(merchant, id);
    expect([settledAmount.toFixed(2), paidAmount.toFixed(2)]).toEqual(["100.00", "100.82"]);
    const [event] = await eventsOf(merchant, id);
    expect(event?.body).toMatchObject({
      settled_amount: "100.00",
      paid_amount: "100.82",
      amount_details: { currency_code: "KWD", amount: "30.500", fee: "0.250", total: "30.750", exchange_rate: "0.305" },
    });
  });
});

describe("the merchant gets the event of the payment before the customer leaves", () => {
  test("the final event is posted, signed, and the attempt says that it was disclosed", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { webhook_url: ok.url, order_no: "ORD-77", extra: { basket: 7 } });
    await pay(merchant, id, "1");
    const body = ok.bodies.find((sent) => sent.session_id === id);
    expect(body).toMatchObject({ order_no: "ORD-77", result: "success", state: "paid", extra: { basket: 7 } });
    expect(body?.signature).toBe(standardSignature(merchant.hmacKey, body ?? {}));
    const { attempts } = await stateOf(merchant, id);
    expect(attempts[0]).toMatchObject({ disclosedToMerchant: true, disclosureUrlError: null });
  });

  test("a receiver that refuses changes nothing but what is recorded of it", async () => {
    const merchant = await testMerchant();
    const broken = await receiver(500);
    const id = await newSession(merchant, { webhook_url: broken.url });
    await pay(merchant, id, "1");
    await broken.close();
    const { state, attempts } = await stateOf(merchant, id);
    expect(state).toBe("paid");
    expect(attempts[0]?.disclosedToMerchant).toBe(false);
    expect(attempts[0]?.disclosureUrlError).toContain("500");
  });

  test("a decline that leaves a retry is left to the job: nothing is posted, nothing is leased", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { webhook_url: ok.url });
    await pay(merchant, id, "2");
    expect(ok.bodies.filter((sent) => sent.session_id === id)).toEqual([]);
    const deliveries = await merchant.ctx.db.delivery.findMany({ where: { merchantId: merchant.id } });
    expect(deliveries).toMatchObject([{ state: "pending", attempts: 0, leaseUntil: null }]);
  });

  test("without an address the event is kept and nothing is sent", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant);
    await pay(merchant, id, "1");
    expect(await eventsOf(merchant, id)).toHaveLength(1);
    expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id } })).toBe(0);
  });
});

describe("round trips", () => {
  test("settling takes four statements: lock and read, one write, webhook claim, webhook result", async () => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, { webhook_url: ok.url });
    await payPage(merchant, id);
    const [attempt] = (await stateOf(merchant, id)).attempts;
    await merchant.ctx.db.attempt.updateMany({ where: { sessionId: id }, data: { state: "processing" } });
    const result = { ...APPROVED, raw: { ok: true } };
    const { statements, result: settled } = await countStatements(() =>
      settle(merchant.ctx, { attemptId: attempt?.id ?? "", outcome: gatewayAnswered(result), deliverInline: true }),
    );
    expect(settled).toMatchObject({ settled: true, attemptState: "success", sessionState: "paid" });
    expect(statements).toHaveLength(4);
  });
});

test("every state change of a declined and repeated payment is recorded, in order", async () => {
  const merchant = await testMerchant();
  await merchant.ctx.db.gateway.create({ data: sandboxGateway(merchant.id, { code: "second", walletProviders: [] }) });
  const id = await newSession(merchant, { pg_codes: ["sandbox", "second"] });
  await pay(merchant, id, "2");
  await pay(merchant, id, "1", { pgCode: "second" });
  const changes = await merchant.ctx.db.stateChange.findMany({
    where: { merchantId: merchant.id, machine: { in: ["attempt", "session"] } },
    orderBy: { id: "asc" },
  });
  expect(changes.map(({ machine, from, event, to }) => `${machine}: ${from} ${event} ${to}`)).toEqual([
    "attempt: pending submitted processing",
    "attempt: processing declined failed",
    "session: created attempt_failed attempted",
    "attempt: pending submitted processing",
    "attempt: processing succeeded success",
    "session: attempted attempt_paid paid",
  ]);
  const { attempts } = await stateOf(merchant, id);
  expect(new Set(attempts.map(({ referenceNumber }) => referenceNumber)).size).toBe(2);
});
