/**
 * The check of requests itself, against the documents that Adyen publishes. All other tests of the connector
 * pass through it, too, if ADYEN_OPENAPI names the folder `json` of a copy of github.com/Adyen/adyen-openapi.
 */
import { describe, expect, it } from "vitest";
import { noticeFaults, publishedDocuments, requestFaults } from "./request-check";

const AMOUNT = { currency: "KWD", value: 10_500 };
const SESSION = {
  merchantAccount: "M",
  amount: AMOUNT,
  reference: "R",
  returnUrl: "https://pay.example.com/",
  mode: "hosted",
};
const PAYMENT = { merchantAccount: "M", amount: AMOUNT, reference: "R", returnUrl: "https://pay.example.com/" };
const APPLE = { type: "applepay", applePayToken: "dGVzdA==" };

describe.skipIf(publishedDocuments() === null)("Adyen's documents (ADYEN_OPENAPI)", () => {
  it.each([
    ["a session", "POST", "/sessions", SESSION],
    ["a payment", "POST", "/payments", { ...PAYMENT, paymentMethod: APPLE }],
    ["a capture", "POST", "/payments/8835511210681324/captures", { merchantAccount: "M", amount: AMOUNT }],
    ["the end of a link", "PATCH", "/paymentLinks/PL1", { status: "expired" }],
    ["a look at a link", "GET", "/paymentLinks/PL1", undefined],
  ])("take %s", (_, method, path, body) => {
    expect(requestFaults(method, path, body)).toEqual([]);
  });

  it.each([
    ["a misspelt field", "/sessions", { ...SESSION, retrunUrl: "https://pay.example.com/" }],
    ["an unknown mode", "/sessions", { ...SESSION, mode: "hostd" }],
    ["no reference", "/sessions", { ...SESSION, reference: undefined }],
    ["an amount as text", "/sessions", { ...SESSION, amount: { ...AMOUNT, value: "10500" } }],
    ["a fraction of a unit", "/sessions", { ...SESSION, amount: { ...AMOUNT, value: 1.5 } }],
    ["a misspelt wallet", "/payments", { ...PAYMENT, paymentMethod: { type: "applepay", aplePayToken: "x" } }],
    ["an unknown path", "/sessionz", SESSION],
  ])("refuse %s", (_, path, body) => {
    expect(requestFaults("POST", path, JSON.parse(JSON.stringify(body)))).not.toEqual([]);
  });

  it("refuse a notification that Adyen would not send", () => {
    const item = { eventCode: "CAPTURE", success: "true", amount: AMOUNT, eventDate: "2026-03-01T10:00:00Z" };
    const named = { ...item, pspReference: "P", merchantReference: "R", merchantAccountCode: "M" };
    const message = (content: object) =>
      JSON.stringify({ live: "false", notificationItems: [{ NotificationRequestItem: content }] });
    expect(noticeFaults("CAPTURE", message(named))).toEqual([]);
    expect(noticeFaults("CAPTURE", message({ ...named, success: true }))).not.toEqual([]);
    expect(noticeFaults("CAPTURE", message(item))).not.toEqual([]);
    expect(noticeFaults("CAPTURED", message(named))).not.toEqual([]);
  });
});
