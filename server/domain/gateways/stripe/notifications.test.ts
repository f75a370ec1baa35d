import { Hmac } from "node:crypto";
import Stripe from "stripe";
import { describe, expect, it, test, vi } from "vitest";
import type { Account } from "../core/opened-account";
import { NotAuthentic, OtherAccount } from "../port";
import { STRIPE } from "./gateway";

const SECRET = "whsec_test_secret";
const SIGNED_AT = 1_700_000_000;
const ACCOUNT: Account = {
  gatewayCode: "cards",
  environment: "test",
  name: null,
  values: { secret_key: "sk_test_1", webhook_secret: SECRET },
};

function event(type: string, object: object, livemode = false): string {
  return JSON.stringify({ id: "evt_1", object: "event", type, created: SIGNED_AT, livemode, data: { object } });
}

/** Signed with the vendor's own package. */
function signed(payload: string, secret = SECRET): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: SIGNED_AT });
}

function read(payload: string, header: string | null = signed(payload), lateSeconds = 0, account = ACCOUNT) {
  const events = STRIPE.readNotifications?.(account, {
    headers: header === null ? {} : { "stripe-signature": header },
    rawBody: Buffer.from(payload),
    receivedAt: new Date((SIGNED_AT + lateSeconds) * 1_000),
  });
  return events ?? [];
}

const PAID = event("payment_intent.succeeded", {
  id: "pi_1",
  object: "payment_intent",
  latest_charge: "ch_1",
  metadata: { reference: "SRF1" },
});

test("the package signs as the protocol says: an HMAC over time stamp and body", () => {
  const payload = '{"id":"evt_1","object":"event","type":"checkout.session.completed"}';
  expect(signed(payload)).toBe("t=1700000000,v1=d1e4aa90551919f198c22ba0a9691b35338d4b631d54ce1f1465e93b1d41c430");
});

describe("a notification counts if Stripe signed these very bytes, lately, for this account", () => {
  it("as it was signed", () => {
    expect(read(PAID)).toEqual([
      {
        key: "evt_1",
        type: "payment_intent.succeeded",
        effect: "booked",
        amount: null,
        occurredAt: new Date(SIGNED_AT * 1_000),
        join: { reference: "SRF1", paymentRefs: { intent: "pi_1" } },
        about: "charge",
        answer: "ask",
      },
    ]);
  });

  it("with a second signature while the secret is replaced", () => {
    const [time, old] = signed(PAID, "whsec_old").split(",");
    expect(read(PAID, `${time},${old},${signed(PAID).split(",")[1]}`)).toHaveLength(1);
  });

  it("and thousands of signatures in the header cost one computation for each key at most", () => {
    const update = vi.spyOn(Hmac.prototype, "update");
    const parts = (value: string) => `t=${SIGNED_AT}${`,v1=${value}`.repeat(5_000)}`;
    try {
      expect(() => read(PAID, parts("0"))).toThrow(NotAuthentic);
      expect(update).toHaveBeenCalledTimes(0);
      const many = parts("0".repeat(64));
      expect(() => read(PAID, many)).toThrow(NotAuthentic);
      expect(update).toHaveBeenCalledTimes(1);
      const [, right] = signed(PAID).split(",");
      expect(() => read(PAID, `${many},${right}`)).toThrow(NotAuthentic);
      expect(read(PAID, `${parts("0")},${right}`)).toHaveLength(1);
    } finally {
      update.mockRestore();
    }
  });

  const refused: readonly (readonly [string, () => unknown])[] = [
    ["one byte changed", () => read(PAID.replace("SRF1", "SRF2"), signed(PAID))],
    ["the key of another account", () => read(PAID, signed(PAID, "whsec_other"))],
    ["no header", () => read(PAID, null)],
    ["a header without a signature", () => read(PAID, `t=${SIGNED_AT}`)],
    ["another scheme alone", () => read(PAID, signed(PAID).replace("v1=", "v0="))],
    ["a header that is none", () => read(PAID, "v1")],
    ["an old time stamp", () => read(PAID, signed(PAID), 301)],
    ["a time stamp of the future", () => read(PAID, signed(PAID), -301)],
    ["the other world", () => read(event("payout.paid", {}, true))],
    ["no event", () => read("{}")],
    ["no JSON", () => read("[")],
    ["no body", () => read("", signed(""))],
    ["an account without a secret", () => read(PAID, signed(PAID, ""), 0, { ...ACCOUNT, values: {} })],
  ];
  it.each(refused)("not with %s", (_, reading) => {
    expect(reading).toThrow(NotAuthentic);
  });

  it("up to 300 seconds to either side", () => {
    expect([300, -300].map((late) => read(PAID, signed(PAID), late).length)).toEqual([1, 1]);
  });
});

describe("an event that names its account, as those of connected accounts do", () => {
  const named = (account: string, livemode = false) =>
    JSON.stringify({ ...JSON.parse(event("payout.paid", {}, livemode)), account });

  it("of another account is not read, in either mode", () => {
    const own = { ...ACCOUNT, name: "acct_own" };
    for (const livemode of [false, true])
      expect(() => read(named("acct_other", livemode), undefined, 0, own)).toThrow(OtherAccount);
  });

  it("is read while the name of this account is unknown", () => {
    expect(read(named("acct_own"))).toHaveLength(1);
  });

  it("of this one is read", () => {
    expect(read(named("acct_own"), undefined, 0, { ...ACCOUNT, name: "acct_own" })).toHaveLength(1);
  });

  it("is refused with a wrong signature", () => {
    expect(() => read(named("acct_other"), signed(PAID))).toThrow(NotAuthentic);
  });
});

describe("an event names what it is about", () => {
  const metadata = { reference: "SRF1" };
  const page = { id: "cs_1", object: "checkout.session", payment_intent: "pi_1", metadata };
  const linked = { ...page, client_reference_id: "SRF2", metadata: {} };
  const captured = { reference: "SRF1", capture: "SRC1" };
  const charge = { id: "ch_1", object: "charge", payment_intent: "pi_1", metadata };
  const dispute = { id: "dp_1", object: "dispute", charge: "ch_1", payment_intent: "pi_1", metadata: {} };
  it.each([
    ["checkout.session.completed", page, "charge", "SRF1", { session: "cs_1", intent: "pi_1" }],
    ["checkout.session.expired", page, "charge", "SRF1", { session: "cs_1", intent: "pi_1" }],
    ["checkout.session.completed", linked, "charge", undefined, { session: "cs_1", intent: "pi_1" }],
    ["charge.succeeded", charge, "charge", "SRF1", { charge: "ch_1", intent: "pi_1" }],
    ["charge.captured", charge, "capture", "SRF1", { charge: "ch_1", intent: "pi_1" }],
    ["charge.captured", { ...charge, metadata: captured }, "capture", "SRC1", { charge: "ch_1", intent: "pi_1" }],
    ["charge.expired", charge, "hold_ended", "SRF1", { charge: "ch_1", intent: "pi_1" }],
    ["charge.dispute.created", dispute, "dispute", undefined, { charge: "ch_1", intent: "pi_1" }],
    ["payment_method.detached", { id: "pm_1", object: "payment_method" }, "other", undefined, undefined],
    ["payout.paid", { id: "po_1", object: "payout" }, "settlement", undefined, undefined],
    ["a.new.word", {}, "other", undefined, undefined],
  ])("%s", (type, object, about, reference, refs) => {
    const [told] = read(event(type, object));
    expect([told?.about, told?.join.reference, told?.join.paymentRefs]).toEqual([about, reference, refs]);
  });

  it.each([
    ["refund.failed", "failed", "failed"],
    ["refund.updated", "canceled", "failed"],
    ["refund.updated", "succeeded", "ask"],
    ["refund.created", "pending", "ask"],
  ])("%s with status %s tells %s", (type, status, outcome) => {
    const metadata = { reference: "SRR1" };
    const refund = {
      id: "re_1",
      object: "refund",
      status,
      amount: 500,
      currency: "usd",
      payment_intent: "pi_1",
      metadata,
    };
    const [told] = read(event(type, refund));
    const join = { reference: "SRR1", operationRefs: { refund: "re_1" }, paymentRefs: { intent: "pi_1" } };
    expect(told).toMatchObject({ about: "refund", join, answer: outcome === "ask" ? "ask" : { outcome } });
  });
});
