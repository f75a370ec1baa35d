import { describe, expect, it } from "vitest";
import { standardWebhooksSignature } from "./signatures";
import { type Verification, verifyPasted } from "./verify-pasted";

const SECRET = `whsec_${Buffer.from("a key of ours").toString("base64")}`;
const OTHER = `whsec_${Buffer.from("another key").toString("base64")}`;
const FORMER = `whsec_${Buffer.from("the key before").toString("base64")}`;
const ID = "evt_1";
const BODY = '{"order_no":"10913","extra":{"note":"شكرا & <b>"},"amount":"16.750"}';
const AT = "1800000000";

const signed = (body = BODY, secret = SECRET, timestamp = AT) =>
  standardWebhooksSignature(secret, { id: ID, timestamp, body });
const headers = (signature = signed(), timestamp = AT, id = ID) =>
  `webhook-id: ${id}\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}`;
const verify = (body: string, text: string): Verification =>
  verifyPasted(
    {
      id: ID,
      body: BODY,
      secrets: [SECRET],
      tries: [{ timestamp: AT, signature: `${signed()} ${signed(BODY, FORMER)}` }],
    },
    { body, headers: text },
  );

describe("what was sent is found right, in whatever form the headers were copied", () => {
  it.each([
    ["lines", headers()],
    [
      "lines of another case, among others",
      `Host: shop\r\n${headers().replaceAll("webhook-", "Webhook-")}\r\nAccept: */*`,
    ],
    ["options of curl", headers().replace(/^(.*)$/gm, "-H '$1' \\")],
    ["JSON", JSON.stringify({ "webhook-id": ID, "webhook-timestamp": AT, "webhook-signature": signed() })],
    ["the former secret's signature alone", headers(signed(BODY, FORMER))],
    ["several signatures", headers(`v1,b2xk ${signed()}`)],
    ["another time of ours", headers(signed(BODY, SECRET, "1800000007"), "1800000007")],
  ])("%s", (_, text) => {
    expect(verify(BODY, text)).toEqual({ kind: "valid" });
  });
});

describe("what differs is named", () => {
  const end = BODY.length;
  it.each<[string, string, string, Verification]>([
    ["no headers", BODY, "", { kind: "missing", name: "webhook-id" }],
    [
      "no signature",
      BODY,
      `webhook-id: ${ID}\nwebhook-timestamp: ${AT}`,
      { kind: "missing", name: "webhook-signature" },
    ],
    ["a time that is none", BODY, headers(signed(), "noon"), { kind: "missing", name: "webhook-timestamp" }],
    ["another event", BODY, headers(signed(), AT, "evt_2"), { kind: "other_event", id: "evt_2" }],
    ["another time", BODY, headers(signed(), "1800000001"), { kind: "timestamp" }],
    ["another secret", BODY, headers(signed(BODY, OTHER)), { kind: "secret" }],
    [
      "an amount without its zero",
      BODY.replace("16.750", "16.75"),
      headers(),
      { kind: "body", byte: 70, sent: '0"}', pasted: '"}', isSignatureOurs: true },
    ],
    [
      "letters after two-byte ones",
      BODY.replace("<b>", "&lt;b>"),
      headers(),
      {
        kind: "body",
        byte: 49,
        sent: '<b>"},"amount":"16.750"}',
        pasted: '&lt;b>"},"amount":"16.75',
        isSignatureOurs: true,
      },
    ],
    [
      "a line break at the end",
      `${BODY}\n`,
      headers(),
      { kind: "body", byte: Buffer.byteLength(BODY) + 1, sent: "", pasted: "\n", isSignatureOurs: true },
    ],
    [
      "nothing at all",
      "",
      headers(signed("", OTHER)),
      { kind: "body", byte: 1, sent: BODY.slice(0, 24), pasted: "", isSignatureOurs: false },
    ],
    [
      "a body and a signature of somebody else",
      BODY.slice(0, end - 1),
      headers(signed(BODY, OTHER)),
      { kind: "body", byte: Buffer.byteLength(BODY), sent: "}", pasted: "", isSignatureOurs: false },
    ],
  ])("%s", (_, body, text, found) => {
    expect(verify(body, text)).toEqual(found);
  });
});
