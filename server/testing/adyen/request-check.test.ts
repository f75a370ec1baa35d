/**
 * The check of requests itself. All other tests of the connector pass through it, too. If ADYEN_OPENAPI names
 * the folder `json` of a copy of github.com/Adyen/adyen-openapi, these documents are used.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import KEPT from "../adyen-documents/checkout-v72.json";
import { DOUBLE_KEY, DOUBLE_MERCHANT, startAdyenDouble } from "./double";
import { keptPart } from "./kept-document";
import { CHECKOUT, noticeFaults, publishedDocuments, requestFaults } from "./request-check";

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

const KEPT_CARD = "/storedPaymentMethods/8415";
const QUERY = { merchantAccount: "M", shopperReference: "S" };

/** @throws {Error} if the document is not as the folder's commit has it */
function sourceOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", maxBuffer: 100_000_000 });
  if (git("show", `HEAD:./${CHECKOUT}`) !== readFileSync(join(folder, CHECKOUT), "utf8"))
    throw new Error(`${CHECKOUT} is not as the last commit has it.`);
  const commit = git("log", "-1", "--format=commit %H of %cd", "--date=format:%-d %B %Y").trim();
  return `json/${CHECKOUT} of github.com/Adyen/adyen-openapi, ${commit}`;
}

describe("Adyen's documents", () => {
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
    ["no amount", "/payments/8835511210681324/captures", { merchantAccount: "M" }],
    ["a fraction of a unit", "/sessions", { ...SESSION, amount: { ...AMOUNT, value: 1.5 } }],
    ["a misspelt wallet", "/payments", { ...PAYMENT, paymentMethod: { type: "applepay", aplePayToken: "x" } }],
    ["an unknown path", "/sessionz", SESSION],
  ])("refuse %s", (_, path, body) => {
    expect(requestFaults("POST", path, JSON.parse(JSON.stringify(body)))).not.toEqual([]);
  });

  it.each([
    ["with all fields", QUERY, []],
    ["without the merchant account", { shopperReference: "S" }, ["/ must have required property 'merchantAccount'"]],
    ["with an unknown field", { ...QUERY, shoper: "S" }, ["/ must NOT have additional properties shoper"]],
  ])("check the query %s", (_, query, faults) => {
    expect(requestFaults("DELETE", KEPT_CARD, undefined, query)).toEqual(faults);
  });

  it("refuse a body where none is described", () => {
    expect(requestFaults("DELETE", KEPT_CARD, {}, QUERY)).toEqual(["The document describes no body."]);
  });

  it.skipIf(publishedDocuments() === null)("refuse a notification that Adyen would not send", () => {
    const item = { eventCode: "CAPTURE", success: "true", amount: AMOUNT, eventDate: "2026-03-01T10:00:00Z" };
    const named = { ...item, pspReference: "P", merchantReference: "R", merchantAccountCode: "M" };
    const message = (content: object) =>
      JSON.stringify({ live: "false", notificationItems: [{ NotificationRequestItem: content }] });
    expect(noticeFaults("CAPTURE", message(named))).toEqual([]);
    expect(noticeFaults("CAPTURE", message({ ...named, success: true }))).not.toEqual([]);
    expect(noticeFaults("CAPTURE", message(item))).not.toEqual([]);
    expect(noticeFaults("CAPTURED", message(named))).not.toEqual([]);
  });

  it.skipIf(publishedDocuments() === null)("have the part that is kept here, which -u renews", async () => {
    const folder = publishedDocuments() ?? "";
    const part = keptPart(JSON.parse(readFileSync(join(folder, CHECKOUT), "utf8")));
    const { source, licence, notice, ...known } = KEPT;
    const isKnown = JSON.stringify(part) === JSON.stringify(known);
    const kept = { source: isKnown ? source : sourceOf(folder), licence, notice, ...part };
    await expect(`${JSON.stringify(kept, null, 2)}\n`).toMatchFileSnapshot("../adyen-documents/checkout-v72.json");
  });
});

it("the double keeps the violations of every request", async () => {
  const double = await startAdyenDouble();
  const send = (session: object) =>
    fetch(`${double.origin}/v72/sessions`, {
      method: "POST",
      headers: { "X-API-Key": DOUBLE_KEY, "Idempotency-Key": JSON.stringify(session).slice(-60) },
      body: JSON.stringify({ ...SESSION, merchantAccount: DOUBLE_MERCHANT, ...session }),
    });
  try {
    await send({});
    expect(double.violations).toEqual([]);
    await send({ reference: undefined, shopperEmial: "a@example.com", amount: { ...AMOUNT, value: "10500" } });
    expect(double.violations).toEqual([
      "POST /sessions: / must have required property 'reference'",
      "POST /sessions: / must NOT have additional properties shopperEmial",
      "POST /sessions: /amount/value must be integer",
    ]);
  } finally {
    await double.stop();
  }
});
