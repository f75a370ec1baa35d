import { describe, expect, it, test } from "vitest";
import { CreateSession, createSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import { refusalOf } from "@/server/testing/creating";
import { testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { autopayBody, newSubscription, subscriptionState } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";

/** Ten minutes before midnight in Kuwait, when it is still 30 January in UTC. */
const START = "2030-01-30T20:50:00Z";

const REQUIRED = ["This field is required."];
const LEAST = { type: "payment_request", currency_code: "KWD", pg_codes: ["sandbox"], language: "en" };

describe("a creation that is accepted", () => {
  test("answers with the subscription's id and echoes no autopay block", async () => {
    const { ctx } = await merchantAt(START);
    const body = readInput(CreateSession, { ...LEAST, ...autopayBody({}, { extra: { a: 1 } }) });
    const session = await createSession(ctx, body);
    expect(session.extra).toEqual({ a: 1, autopay: { subscription_id: expect.stringMatching(/^sub_/) } });
    expect(session).not.toHaveProperty("autopay");
  });

  test("keeps what the request says, with the defaults of what it leaves out", async () => {
    const merchant = await merchantAt(START);
    const { id, setupSessionId } = await newSubscription(merchant);
    const row = await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({
      status: "pending_setup",
      type: "payment_request",
      customerId: "c-1",
      customerName: null,
      billingAnchorDay: 31,
      setupSessionId,
      agreementId: "agr-1",
      amountVariability: "fixed",
      cycleIntervalDays: 30,
      totalCycles: null,
      notificationConfig: null,
      planName: null,
      description: null,
      merchantReference: null,
      language: "en",
      retryCount: 3,
      pgCodes: ["sandbox"],
      cardId: null,
    });
    expect([row.recurringAmount.toString(), row.firstPaymentAmount.toString()]).toEqual(["5", "1"]);
  });

  test("takes names, terms and preferences from where they stand", async () => {
    const merchant = await merchantAt(START);
    const { id } = await newSubscription(
      merchant,
      {
        frequency: "yearly",
        end_date: "2033-01-31",
        description: "Gold",
        retry_count: 10,
        notification_preferences: { failure_enabled: false, pre_charge_enabled: "no", sms: false },
      },
      {
        order_no: "o-1",
        language: "ar",
        customer_first_name: "Sara",
        customer_last_name: "Ali",
        agreement: { id: "agr-2", amount_variability: "variable", cycle_interval_days: 360, total_cycles: 3 },
      },
    );
    expect(await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } })).toMatchObject({
      frequency: "yearly",
      customerName: "Sara Ali",
      planName: "Gold",
      description: "Gold",
      merchantReference: "o-1",
      language: "ar",
      amountVariability: "variable",
      cycleIntervalDays: 360,
      totalCycles: 3,
      retryCount: 10,
      notificationConfig: { pre_charge_enabled: true, failure_enabled: false, final_failure_enabled: true },
    });
  });

  it.each([
    ["1", ["1 cit 2030-01-30 scheduled"]],
    ["0", []],
  ])(
    "with a first charge of %s has the customer's own cycle, dated the local day of creation, only if there is one",
    async (amount, cycles) => {
      const merchant = await merchantAt(START);
      const { id } = await newSubscription(merchant, {}, { amount });
      expect(await subscriptionState(merchant, id)).toEqual({ status: "pending_setup", cycles });
    },
  );

  test("may share its agreement with another subscription", async () => {
    const merchant = await merchantAt(START);
    const [first, second] = [await newSubscription(merchant), await newSubscription(merchant)];
    expect(first.id).not.toBe(second.id);
  });
});

describe("a creation that is refused", () => {
  const refused = async (body: Record<string, unknown>, choices: Parameters<typeof merchantAt>[1] = {}) => {
    const merchant = await merchantAt(START, choices);
    const refusal = await refusalOf(newSession(merchant, body));
    return { refusal, sessions: await merchant.ctx.db.paymentSession.findMany({ where: { merchantId: merchant.id } }) };
  };

  it.each([
    ["no customer before all else", { customer_id: undefined, autopay: undefined }, { customer_id: REQUIRED }],
    ["no agreement", { agreement: undefined, autopay: { frequency: "weekly" } }, { agreement: REQUIRED }],
    ["an agreement without id", { agreement: {} }, { agreement: { id: REQUIRED } }],
    ["no autopay block", { autopay: undefined }, { autopay: REQUIRED }],
    [
      "an empty block before the gateways",
      { autopay: {}, pg_codes: ["nowhere"] },
      {
        autopay: { frequency: REQUIRED, recurring_amount: REQUIRED, start_date: REQUIRED },
      },
    ],
    [
      "a gateway that cannot keep cards before the address",
      { pg_codes: ["plain"], customer_email: undefined },
      {
        pg_codes: ["Payment gateway plain does not support tokenization."],
      },
    ],
    [
      "a gateway that only authorizes",
      { pg_codes: ["later"] },
      {
        pg_codes: ["Payment gateway later only authorizes; auto_pay needs one that charges at once."],
      },
    ],
  ])("%s", async (_name, change, refusal) => {
    const gateways = [
      {},
      { code: "plain", isTokenizable: false, autoDebitEnabled: false },
      { code: "later", operation: "authorize" },
    ];
    expect(await refused({ ...autopayBody(), ...change }, { gateways })).toEqual({ refusal, sessions: [] });
  });

  it.each([
    [{ frequency: "weekly" }, { frequency: ['"weekly" is not a valid choice.'] }],
    [{ recurring_amount: "-1" }, { recurring_amount: ["Ensure this value is greater than or equal to 0."] }],
    [{ recurring_amount: "1.0001" }, { recurring_amount: ["Ensure that there are no more than 3 decimal places."] }],
    [
      { recurring_amount: "123456789012.345" },
      { recurring_amount: ["Ensure that there are no more than 14 digits in total."] },
    ],
    [{ recurring_amount: "much" }, { recurring_amount: ["A valid number is required."] }],
    [{ start_date: "31/01/2030" }, { start_date: [expect.stringContaining("Date has wrong format.")] }],
    [{ start_date: "2030-01-29" }, { start_date: ["The start date cannot be in the past."] }],
    [{ start_date: "9999-12-31" }, { start_date: ["Ensure this value is less than or equal to 9000-12-31."] }],
    [{ end_date: "2030-01-31" }, { end_date: ["The end date must be after the start date."] }],
    [{ description: "x".repeat(256) }, { description: ["Ensure this field has no more than 255 characters."] }],
    [{ retry_count: 0 }, { retry_count: ["Ensure this value is greater than or equal to 1."] }],
    [{ retry_count: 11 }, { retry_count: ["Ensure this value is less than or equal to 10."] }],
  ])("for its block %o", async (change, errors) => {
    expect(await refused(autopayBody(change))).toEqual({ refusal: { autopay: errors }, sessions: [] });
  });

  it.each([
    ["KWD", "1.001", null],
    ["USD", "1.001", { autopay: { recurring_amount: ["Ensure that there are no more than 2 decimal places."] } }],
    ["JPY", "1.5", { autopay: { recurring_amount: ["Ensure that there are no more than 0 decimal places."] } }],
    ["JPY", "1.000", null],
  ])("for an amount that its currency cannot hold: %s %s", async (currency_code, recurring_amount, expected) => {
    const body = autopayBody({ recurring_amount }, { currency_code, amount: "1" });
    expect((await refused(body)).refusal).toEqual(expected);
  });

  test("for want of an address in the documented words, and its session stays behind as failed, without a subscription", async () => {
    const { refusal, sessions } = await refused(autopayBody({}, { customer_email: undefined }));
    expect(refusal).toEqual({ autopay: ["AutoPayClient rejected request (422)"] });
    expect(sessions.map(({ state, extra }) => [state, extra])).toEqual([["failed", null]]);
  });
});

test("other merchants' clocks do not count: the start is judged in the merchant's zone", async () => {
  const kuwait = await merchantAt("2030-01-30T21:30:00Z");
  const utc = await merchantAt("2030-01-30T21:30:00Z", { merchant: { timezone: "UTC" } });
  const body = autopayBody({ start_date: "2030-01-30" });
  expect(await refusalOf(newSession(kuwait, body))).toEqual({
    autopay: { start_date: ["The start date cannot be in the past."] },
  });
  expect(await refusalOf(newSession(utc, body))).toBeNull();
});

test("preferences that are no object count as not sent", async () => {
  const merchant = await testMerchant();
  const { id } = await newSubscription(merchant, { notification_preferences: "none", start_date: "2999-01-01" });
  const row = await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } });
  expect(row.notificationConfig).toBeNull();
});
