import { describe, expect, it, test } from "vitest";
import { readJson } from "@/server/kernel/exact-json";
import type { JsonObject } from "@/server/kernel/json";
import { saidText } from "../engine/core/said";
import { isSigned as isSignedText, signatureOf } from "../engine/core/signature";
import { SIGNATURE, signedText } from "./notifications";

const notificationSignature = (key: string, of: JsonObject) => signatureOf(SIGNATURE, key, signedText(of));
const isSigned = (key: string, of: JsonObject) =>
  isSignedText(SIGNATURE, key, signedText(of), saidText(of, "additionalData", "hmacSignature"));

/** From the tests of Adyen's own library for Node (@adyen/api-library, HmacValidator). */
const KEY = "DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00";
const VECTORS = [
  ["REPORT_AVAILABLE", "ZNBPtI+oDyyRrLyD1XirkKnQgIAlFc07Vj27TeHsDRE="],
  ["EVENT", "ipnxGCaUZ4l8TUW75a71/ghd2Fe5ffvX0pV4TLTntIc="],
] as const;

const item = (change: JsonObject = {}): JsonObject => ({
  pspReference: "pspReference",
  originalReference: "originalReference",
  merchantAccountCode: "merchantAccount",
  merchantReference: "reference",
  amount: { currency: "EUR", value: 1000 },
  eventCode: "EVENT",
  success: "true",
  ...change,
});
const signed = (change: JsonObject = {}): JsonObject =>
  item({ additionalData: { hmacSignature: VECTORS[1][1] }, ...change });

describe("the signature is that of Adyen's library", () => {
  it.each(VECTORS)("for %s", (eventCode, signature) => {
    expect(notificationSignature(KEY, item({ eventCode }))).toBe(signature);
    expect(isSigned(KEY, item({ eventCode, additionalData: { hmacSignature: signature } }))).toBe(true);
  });
});

describe("a notification is refused if anything that is signed differs", () => {
  it.each([
    ["the reference of the payment", { pspReference: "pspReferencf" }],
    ["the original reference", { originalReference: "originalReferencf" }],
    ["the merchant account", { merchantAccountCode: "merchantaccount" }],
    ["our reference", { merchantReference: "referencf" }],
    ["the amount", { amount: { currency: "EUR", value: 1001 } }],
    ["the currency", { amount: { currency: "EUS", value: 1000 } }],
    ["the amount's absence", { amount: undefined }],
    ["the event", { eventCode: "EVENU" }],
    ["the success", { success: "false" }],
    ["a field less", { originalReference: undefined }],
    ["one byte of the signature", { additionalData: { hmacSignature: `j${VECTORS[1][1].slice(1)}` } }],
    ["a signature cut short", { additionalData: { hmacSignature: VECTORS[1][1].slice(0, -1) } }],
    ["an empty signature", { additionalData: { hmacSignature: "" } }],
    ["no signature", { additionalData: {} }],
    ["no additional data", { additionalData: undefined }],
    ["a signature that is no text", { additionalData: { hmacSignature: 1 } }],
  ])("%s", (_, change) => {
    expect(isSigned(KEY, signed(change))).toBe(false);
  });

  it.each([
    ["another key", KEY.replace("DF", "DE")],
    ["an empty key", ""],
    ["a key that is no hexadecimal", "not hexadecimal"],
    ["half a byte more", `${KEY}0`],
  ])("%s", (_, key) => {
    expect(isSigned(key, signed())).toBe(false);
  });
});

test("fields that are not signed may differ, and an absent field is signed as an empty one", () => {
  expect(isSigned(KEY, signed({ reason: "anything", paymentMethod: "visa", eventDate: "2026-01-01" }))).toBe(true);
  const without = item({ originalReference: undefined });
  expect(notificationSignature(KEY, without)).toBe(notificationSignature(KEY, item({ originalReference: "" })));
});

test("an amount is signed in the digits that were sent", () => {
  const huge = (value: string) => readJson(`{"amount":{"currency":"KWD","value":${value}}}`) as JsonObject;
  const [one, two] = ["99999999999999999", "99999999999999998"].map((value) => notificationSignature(KEY, huge(value)));
  expect(one).not.toBe(two);
});
