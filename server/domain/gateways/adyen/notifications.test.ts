import { createHmac } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { doubleAccount } from "@/server/testing/adyen/connector-bench";
import { DECISIVE_EVENTS, INDIFFERENT_EVENTS } from "@/server/testing/adyen/decisive-events";
import { DOUBLE_HMAC_KEY, DOUBLE_MERCHANT } from "@/server/testing/adyen/double";
import { type Notice, noticeBody } from "@/server/testing/adyen/notices";
import { answerIn } from "@/server/testing/gateway-contract/answer-in";
import type { Notification } from "../core/notification";
import type { Account } from "../core/opened-account";
import { NotAuthentic, OtherAccount } from "../port";
import { ADYEN } from "./gateway";

const account = doubleAccount();
const WRITER = { merchantAccount: DOUBLE_MERCHANT, isLive: false, now: () => Date.parse("2026-03-01T10:00:00Z") };
const NOTICE: Notice = {
  eventCode: "AUTHORISATION",
  success: true,
  pspReference: "QFQTPCQ8HXSKGK82",
  merchantReference: "SRF0000000000001",
  amount: { currency: "KWD", value: 10_500 },
};

const message = (change: Partial<Notice> = {}, writer = WRITER, key = DOUBLE_HMAC_KEY) =>
  noticeBody({ ...NOTICE, ...change }, writer, key);

/** The keys of an event, which contain whether it reports success. */
const namesOf = ({ key, signedKey, formerKey }: Partial<Notification> = {}) => ({ key, signedKey, formerKey });

function read(body: string | Uint8Array, headers: Record<string, string> = {}, of: Account = account) {
  return ADYEN.readNotifications?.(of, { headers, rawBody: Buffer.from(body), receivedAt: new Date() }) ?? [];
}

const one = (change: Partial<Notice>) => read(message(change))[0];

describe("an event that decides nothing means the same, whether it reports success or not", () => {
  it.each(INDIFFERENT_EVENTS)("%s", (eventCode) => {
    const [good, bad] = [one({ eventCode, success: true }), one({ eventCode, success: false })];
    expect({ ...bad, ...namesOf(good) }).toEqual(good);
  });

  it("and no other event does", () => {
    for (const eventCode of DECISIVE_EVENTS) {
      const [good, bad] = [one({ eventCode, success: true }), one({ eventCode, success: false })];
      expect({ ...bad, ...namesOf(good) }, eventCode).not.toEqual(good);
    }
  });
});

describe("a message is refused whole", () => {
  it.each([
    ["another key", message({}, WRITER, "00".repeat(32))],
    ["the live environment", message({}, { ...WRITER, isLive: true })],
    ["no environment", message().replace('"live":"false",', "")],
    ["a changed sum", message().replace("10500", "10501")],
    ["a changed result", message({ success: false }).replace('"success":"false"', '"success":"true"')],
    ["a changed reference", message().replace("SRF0000000000001", "SRF0000000000002")],
    ["no JSON", "AUTHORISATION=true"],
    ["no object", "[]"],
    ["no items", '{"live":"false","notificationItems":[]}'],
    ["an item that is none", '{"live":"false","notificationItems":[null]}'],
    ["nothing", ""],
    ["no UTF-8", Buffer.from([0xff, 0xfe, 0x7b])],
  ])("%s", (_, body) => {
    expect(() => read(body)).toThrow(NotAuthentic);
  });

  it("while the account has no key", () => {
    expect(() => read(message(), {}, doubleAccount({ hmac_key: "" }))).toThrow(NotAuthentic);
  });

  it("if one of its items is forged", () => {
    const [good, bad] = [message(), message({}, WRITER, "00".repeat(32))].map((text) => JSON.parse(text));
    const both = { ...good, notificationItems: [...good.notificationItems, ...bad.notificationItems] };
    expect(() => read(JSON.stringify(both))).toThrow(NotAuthentic);
    const twice = { ...good, notificationItems: [...good.notificationItems, ...good.notificationItems] };
    expect(read(JSON.stringify(twice))).toHaveLength(2);
  });

  it("without the name and password, if the account has them", () => {
    const guarded = doubleAccount({ webhook_user: "adyen", webhook_password: "pass:word" });
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` });
    expect(read(message(), basic("adyen:pass:word"), guarded)).toHaveLength(1);
    for (const headers of [{}, basic("adyen:password"), basic("adyen"), { authorization: "Basic" }])
      expect(() => read(message(), headers, guarded)).toThrow(NotAuthentic);
  });
});

describe("a message about other merchant accounts, as a webhook of the company sends it", () => {
  const theirs = message({}, { ...WRITER, merchantAccount: "Other" }, "00".repeat(32));

  it("is not read", () => {
    expect(() => read(theirs)).toThrow(OtherAccount);
  });

  it("leaves the items of this account to be read, under its own key", () => {
    const [ours, other] = [message(), theirs].map((text) => JSON.parse(text));
    const both = { ...ours, notificationItems: [...other.notificationItems, ...ours.notificationItems] };
    expect(read(JSON.stringify(both))).toMatchObject([{ join: { reference: NOTICE.merchantReference } }]);
  });
});

describe("after the key was changed", () => {
  const values = (until: string) => ({
    hmac_key: "11".repeat(32),
    previous_hmac_key: DOUBLE_HMAC_KEY,
    previous_hmac_key_until: until,
  });

  it("messages under the previous key are read for a week", () => {
    expect(read(message(), {}, doubleAccount(values(new Date(Date.now() + 60_000).toISOString())))).toHaveLength(1);
    expect(read(message({}, WRITER, "11".repeat(32)), {}, doubleAccount(values("")))).toHaveLength(1);
  });

  it("and no longer", () => {
    const past = doubleAccount(values(new Date(Date.now() - 1).toISOString()));
    expect(() => read(message(), {}, past)).toThrow(NotAuthentic);
  });
});

describe("what an event is about, and what it decides", () => {
  it.each([
    ["AUTHORISATION", true, "charge", "success"],
    ["AUTHORISATION", false, "charge", "failed"],
    ["OFFER_CLOSED", true, "charge", "canceled"],
    ["CAPTURE", true, "capture", "success"],
    ["CAPTURE", false, "capture", "failed"],
    ["CAPTURE_FAILED", true, "capture", "failed"],
    ["CANCELLATION", true, "void", "success"],
    ["CANCELLATION", false, "void", "failed"],
    ["TECHNICAL_CANCEL", true, "void", "success"],
    ["REFUND", true, "refund", "success"],
    ["REFUND", false, "refund", "failed"],
    ["CANCEL_OR_REFUND", true, "refund", "success"],
    ["CANCEL_OR_REFUND", false, "refund", "failed"],
    ["REFUND_FAILED", true, "refund", "failed"],
    ["REFUNDED_REVERSED", true, "refund", "failed"],
    ["OFFER_CLOSED", false, "other", null],
    ["REFUND_FAILED", false, "other", null],
    ["RECURRING_CONTRACT", true, "card", null],
    ["REPORT_AVAILABLE", true, "settlement", null],
    ["CHARGEBACK", true, "dispute", null],
    ["NOTIFICATION_OF_FRAUD", true, "dispute", null],
    ["REQUEST_FOR_INFORMATION", true, "dispute", null],
    ["SECOND_CHARGEBACK", true, "dispute", null],
    ["PREARBITRATION_LOST", true, "dispute", null],
    ["EXPIRE", true, "hold_ended", null],
    ["EXPIRE", false, "other", null],
    ["MANUAL_REVIEW_REJECT", true, "hold_ended", null],
    ["AUTHORISATION_ADJUSTMENT", true, "other", null],
    ["SOMETHING_NEW", true, "other", null],
  ] as const)("%s %s", (eventCode, success, about, outcome) => {
    const event = one({ eventCode, success });
    expect([event?.about, answerIn(event)?.outcome ?? null]).toEqual([about, outcome]);
  });

  it("a refusal on a page does not end the page", () => {
    for (const key of ["checkoutSessionId", "paymentLinkId"]) {
      const event = one({ success: false, reason: "FRAUD", additionalData: { [key]: "X" } });
      expect(answerIn(event)).toMatchObject({ outcome: "pending", decline: { category: "fraud" } });
    }
  });

  it("of a capture, whose signed content includes what it names, and not its date", () => {
    const capture = { eventCode: "CAPTURE", originalReference: "P-1" };
    const signed = one(capture)?.signedKey;
    expect(one({ ...capture, eventDate: "2026-04-01T10:00:00+00:00" })?.signedKey).toBe(signed);
    const others = [
      { ...capture, amount: { value: 4_000, currency: "KWD" } },
      { ...capture, amount: { value: 10_500, currency: "BHD" } },
      { ...capture, merchantReference: "SRF0000000000002" },
      { ...capture, originalReference: "P-2" },
    ].map((change) => one(change));
    expect(new Set([signed, ...others.map((event) => event?.signedKey)]).size).toBe(5);
    expect(new Set(others.map((event) => event?.key)).size).toBe(4);
  });

  it("it names both references, its time, and a unique key", () => {
    expect(one({})).toMatchObject({
      key: "AUTHORISATION:QFQTPCQ8HXSKGK82:true",
      join: { reference: "SRF0000000000001", paymentRefs: { psp: "QFQTPCQ8HXSKGK82" } },
      occurredAt: new Date("2026-03-01T10:00:00Z"),
    });
  });
});

test("a sum that this service cannot hold is not taken for another", () => {
  expect(answerIn(one({ amount: { currency: "CLP", value: 50 } }))).not.toHaveProperty("actual");
});

test("what is kept of a message is what people look for, and nothing of a card or a person", () => {
  const secrets = {
    cardHolderName: "SARA SALEM",
    cardBin: "411111",
    shopperEmail: "sara@example.com",
    shopperIP: "10.0.0.1",
    "tokenization.storedPaymentMethodId": "M5N7TQ4TG5PFWR50",
    "tokenization.shopperReference": "customer",
    iban: "NL00TEST",
  };
  const additionalData = { ...secrets, authCode: "070121", refusalReasonRaw: "51 : Insufficient funds" };
  const raw = JSON.stringify(answerIn(one({ additionalData }))?.raw);
  for (const secret of Object.values(secrets)) expect(raw).not.toContain(secret);
  expect(raw).not.toContain("hmacSignature");
  expect(JSON.parse(raw)).toMatchObject({
    eventCode: "AUTHORISATION",
    amount: { currency: "KWD", value: 10_500 },
    additionalData: { authCode: "070121", refusalReasonRaw: "51 : Insufficient funds" },
  });
});

test("a failed capture that is captured again has another key, and a repeated message has the same", () => {
  const capture = { eventCode: "CAPTURE", originalReference: "PAYMENT000000001" };
  const later = { ...WRITER, now: () => Date.parse("2026-03-09T10:00:00Z") };
  const keys = [message(capture), message(capture), message(capture, later)].map((body) => read(body)[0]?.key);
  expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
  expect(read(message(capture))).toMatchObject([
    { join: { operationRefs: { psp: NOTICE.pspReference }, paymentRefs: { psp: "PAYMENT000000001" } } },
  ]);
});

test("the other form of webhook, which is signed in a header, has no events", () => {
  const body = '{"type":"ach.notificationOfChange","data":{}}';
  const sign = (key: string) => createHmac("sha256", Buffer.from(key, "hex")).update(body).digest("base64");
  expect(read(body, { hmacsignature: sign(DOUBLE_HMAC_KEY) })).toEqual([]);
  expect(() => read(body, { hmacsignature: sign("00".repeat(32)) })).toThrow(NotAuthentic);
  expect(() => read(body)).toThrow(NotAuthentic);
});
