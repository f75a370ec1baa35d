import { describe, expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { SESSION } from "./machine";
import { addresseesOf, presentNotice, type ToldSession, wishesOf } from "./notices";
import type { SessionState } from "./words";

const TOLD: ToldSession = {
  notifications: { email: ["created", "paid"], sms: ["paid", "refunded"], whatsapp: ["failed"] },
  emailRecipients: [],
  type: "payment_request",
  customerEmail: "c@example.com",
  dialledPhone: "+96512345678",
  maxServiceAttempts: null,
};

describe("who gets a message about an event", () => {
  it.each([
    ["created", ["email"]],
    ["paid", ["email", "sms"]],
    ["refunded", ["sms"]],
    ["failed", ["whatsapp"]],
    ["expired", []],
  ] as const)("%s: the channels that list it", (event, channels) => {
    expect(addresseesOf(TOLD, event).map(({ channel }) => channel)).toEqual(channels);
  });

  it("each channel has its address", () => {
    expect(addresseesOf(TOLD, "paid").map(({ to }) => to)).toEqual(["c@example.com", "+96512345678"]);
    expect(addresseesOf({ ...TOLD, dialledPhone: null }, "paid").map(({ to }) => to)).toEqual(["c@example.com"]);
  });

  it("only a payment request is announced before it is paid", () => {
    expect(addresseesOf({ ...TOLD, type: "e_commerce" }, "created")).toEqual([]);
    expect(addresseesOf({ ...TOLD, type: "e_commerce" }, "paid")).toHaveLength(2);
  });

  it("nobody gets one about a session that the service charges", () => {
    expect(addresseesOf({ ...TOLD, maxServiceAttempts: 3 }, "paid")).toEqual([]);
  });
});

it("wishes are read of what was sent, and none of anything else", () => {
  const sent = { notifications: { email: ["paid"], sms: "paid" }, email_recipients: ["a@shop.example", 1] };
  expect(wishesOf(sent)).toEqual({
    notifications: { email: ["paid"], sms: [], whatsapp: [] },
    emailRecipients: ["a@shop.example"],
  });
  expect(wishesOf({}).notifications).toEqual({ email: [], sms: [], whatsapp: [] });
});

describe("the message about a session's present state", () => {
  const kwd = (amount: string) => money(amount, currency("KWD"));
  const whole = { settledAmount: kwd("10"), refundedAmount: kwd("0"), voidedAmount: kwd("0") };
  const NOTICES: Readonly<Record<SessionState, string | null>> = {
    created: "created",
    pending: "created",
    attempted: "failed",
    cod: null,
    paid: "paid",
    authorized: "authorized",
    captured: "captured",
    failed: "failed",
    canceled: "canceled",
    expired: "expired",
    invalided: null,
  };
  it.each(Object.keys(SESSION) as SessionState[])("%s", (state) => {
    expect(presentNotice(whole, state)).toBe(NOTICES[state]);
  });

  it("money that went back whole is reported, and a part of it is not", () => {
    expect(presentNotice({ ...whole, refundedAmount: kwd("10") }, "paid")).toBe("refunded");
    expect(presentNotice({ ...whole, refundedAmount: kwd("4") }, "paid")).toBe("paid");
    expect(presentNotice({ ...whole, voidedAmount: kwd("10") }, "authorized")).toBe("voided");
  });
});
