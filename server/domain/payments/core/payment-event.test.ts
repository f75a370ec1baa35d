import { Decimal } from "decimal.js";
import { describe, expect, it } from "vitest";
import type { TokenView } from "@/server/domain/cards/contract";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { paymentEvent, type ReportedPayment } from "./payment-event";

const KWD = currency("KWD");
const kwd = (amount: string) => money(amount, KWD);

const SESSION: ReportedPayment["session"] = {
  id: "a".repeat(40),
  orderNo: null,
  state: "paid",
  paymentType: "one_off",
  amount: kwd("10.5"),
  settledAmount: kwd("10.5"),
  paidAmount: kwd("10.75"),
  refundedAmount: kwd("0"),
  voidedAmount: kwd("0"),
  customerId: null,
  customerEmail: null,
  customerPhone: null,
  details: {},
  extra: null,
};

const ATTEMPT: ReportedPayment["attempt"] = {
  state: "success",
  referenceNumber: "SRF0000000000001",
  amount: kwd("10.5"),
  chargeAmount: kwd("10.5"),
  fee: kwd("0.25"),
  exchangeRate: null,
  message: null,
  gatewayResponse: { result: "CAPTURED" },
  pgParams: { card_number: "**** 1111" },
  card: null,
};

function event(change: {
  session?: Partial<ReportedPayment["session"]>;
  attempt?: Partial<ReportedPayment["attempt"]>;
  initiator?: ReportedPayment["initiator"];
  transactions?: ReportedPayment["transactions"];
  walletTransactions?: ReportedPayment["walletTransactions"];
}) {
  return paymentEvent({
    session: { ...SESSION, ...change.session },
    attempt: { ...ATTEMPT, ...change.attempt },
    gateway: { code: "sandbox", name: "sarraf_sandbox", isSandbox: true },
    initiator: change.initiator ?? null,
    transactions: change.transactions ?? [],
    walletTransactions: change.walletTransactions ?? [],
    at: new Date("2026-11-21T09:08:07.654Z"),
  });
}

const CARD: TokenView = {
  token: "411111111111111",
  customer_id: "c1",
  brand: "visa",
  name_on_card: null,
  number: "**** 1111",
  expiry_month: "03",
  expiry_year: "31",
  pg_code: "sandbox",
  pg_name: "sarraf_sandbox",
  cvv_required: false,
  is_expired: false,
  is_preferred: false,
  will_expire_soon: false,
  agreements: [],
};

describe("the payment event holds what the contract names", () => {
  it("has exactly the mandatory keys for a plain payment", () => {
    expect(event({})).toEqual({
      session_id: "a".repeat(40),
      reference_number: "SRF0000000000001",
      result: "success",
      state: "paid",
      payment_type: "one_off",
      amount: "10.500",
      currency_code: "KWD",
      amount_details: { currency_code: "KWD", amount: "10.500", fee: "0.250", total: "10.750" },
      fee: "0.250 KWD",
      settled_amount: "10.500",
      paid_amount: "10.750",
      gateway_account: "sandbox",
      gateway_name: "sarraf_sandbox",
      gateway_response: { result: "CAPTURED" },
      pg_params: { card_number: "**** 1111" },
      is_sandbox: true,
      initiator: {},
      timestamp_utc: "2026-11-21 09:08:07",
    });
  });

  it("adds what was given: order, customer, address, agreement, criteria, token, extra", () => {
    const agreement = { id: "agr-1", type: "recurring" };
    const made = event({
      session: {
        orderNo: "ORD-9",
        customerId: "c1",
        customerEmail: "a@example.com",
        customerPhone: "96512345678",
        extra: { basket: 7 },
        details: {
          customer_first_name: "Salma",
          customer_last_name: "Q",
          customer_birthdate: "1990-01-02",
          billing_address: { line1: "Street 1", city: "Kuwait", country: "KW", line2: "" },
          agreement,
          card_acceptance_criteria: { min_expiry_time: 30 },
          vendor_name: "not in the event",
        },
      },
      attempt: { card: CARD },
    });
    expect(made).toMatchObject({
      order_no: "ORD-9",
      customer_id: "c1",
      customer_email: "a@example.com",
      customer_first_name: "Salma",
      customer_last_name: "Q",
      customer_phone: "96512345678",
      customer_birthdate: "1990-01-02",
      customer_address_line1: "Street 1",
      customer_address_city: "Kuwait",
      customer_address_country: "KW",
      agreement,
      card_acceptance_criteria: { min_expiry_time: 30 },
      token: CARD,
      extra: { basket: 7 },
    });
    for (const key of ["customer_address_line2", "customer_address_state", "vendor_name", "billing_address"])
      expect(made).not.toHaveProperty(key);
  });
});

describe("the wallet's part", () => {
  const at = "2026-03-01T10:00:00.000Z";
  const money = { amount: "4.000", currency: "KWD", operation_id: "1" };
  const leg = {
    ...money,
    provider_code: "wallet_sarraf",
    wallet_response: {
      ...money,
      status: "completed" as const,
      created_at: at,
      customer_id: "c1",
      payment_entry_id: 2,
      reserve_entry_id: 1,
    },
    created_at: at,
    modified_at: at,
  };

  it("is named leg by leg", () => {
    expect(event({ walletTransactions: [leg] }).customer_wallet_transactions).toEqual([leg]);
  });

  it.each([[undefined], [[]]])("has no key where no wallet took part: %j", (walletTransactions) => {
    const facts = walletTransactions === undefined ? {} : { walletTransactions };
    expect(event(facts)).not.toHaveProperty("customer_wallet_transactions");
  });
});

describe("amounts follow the state of the session", () => {
  it.each([
    ["paid", {}, { settled_amount: "10.500", paid_amount: "10.750" }],
    ["authorized", { paidAmount: kwd("0") }, { settled_amount: "10.500" }],
    ["authorized", { paidAmount: kwd("4") }, { settled_amount: "10.500", paid_amount: "4.000" }],
    ["captured", { paidAmount: kwd("10.75") }, { settled_amount: "10.500", paid_amount: "10.750" }],
    ["cod", { paidAmount: kwd("0") }, { settled_amount: "10.500" }],
    [
      "paid",
      { refundedAmount: kwd("1.5") },
      { settled_amount: "10.500", paid_amount: "10.750", refunded_amount: "1.500" },
    ],
    [
      "authorized",
      { paidAmount: kwd("0"), voidedAmount: kwd("10.5") },
      { settled_amount: "10.500", voided_amount: "10.500" },
    ],
    ["attempted", {}, {}],
    ["failed", {}, {}],
    ["canceled", {}, {}],
    ["expired", {}, {}],
    ["pending", {}, {}],
  ] as const)("%s %j", (state, change, expected) => {
    const made = event({ session: { state, ...change } });
    const amounts = Object.entries(made).filter(([key]) =>
      /^(settled|paid|refunded|voided|remaining)_amount$/.test(key),
    );
    expect(Object.fromEntries(amounts)).toEqual(expected);
  });
});

describe("amount_details are in the currency charged", () => {
  it("names the rate of an exchanged payment", () => {
    const usd = currency("USD");
    const made = event({
      session: { amount: money("100", usd), settledAmount: money("100", usd), paidAmount: money("100.82", usd) },
      attempt: {
        amount: money("100", usd),
        chargeAmount: kwd("30.5"),
        fee: kwd("0.25"),
        exchangeRate: new Decimal("0.30500000"),
      },
    });
    expect(made).toMatchObject({
      amount: "100.00",
      currency_code: "USD",
      amount_details: { currency_code: "KWD", amount: "30.500", fee: "0.250", total: "30.750", exchange_rate: "0.305" },
      fee: "0.250 KWD",
      paid_amount: "100.82",
    });
  });
});

describe("a message tells why, only where the attempt did not succeed", () => {
  it.each([
    ["failed", "Simulated decline", "Simulated decline"],
    ["error", "Simulated error", "Simulated error"],
    ["canceled", "Unknown test card", "Unknown test card"],
    ["failed", null, undefined],
    ["success", "Approved", undefined],
    ["processing", "x", undefined],
  ] as const)("%s with %s → %s", (state, message, expected) => {
    expect(event({ attempt: { state, message } }).message).toBe(expected);
  });
});

describe("the rest", () => {
  it("leaves gateway_response out where the gateway never answered, and says pending for a charge in flight", () => {
    const made = event({
      session: { state: "pending" },
      attempt: { state: "processing", gatewayResponse: null, pgParams: {} },
    });
    expect(made).not.toHaveProperty("gateway_response");
    expect(made).toMatchObject({ result: "pending", pg_params: {} });
  });

  it("names the user who created the session, without what is not known of them", () => {
    const user = { id: 7, username: "salma", email: "s@example.com", firstName: "Salma", lastName: null, phone: null };
    expect(event({ initiator: user }).initiator).toEqual({
      id: 7,
      username: "salma",
      email: "s@example.com",
      first_name: "Salma",
    });
  });
});
