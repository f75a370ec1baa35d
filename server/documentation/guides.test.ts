import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { guideOf, guideSource } from "./guides";
import { GUIDES } from "./sections";

const LANGUAGES = ["en", "ar"] as const;
const PARTS = /^<!-- test: .*? -->$|^```[\s\S]*?^```$/gm;

const proseOf = (source: string) => source.replace(PARTS, "").replace(/`[^`]*`|\]\([^)]*\)/g, "");
const headings = (source: string) => source.replace(PARTS, "").match(/^#+ /gm);

beforeAll(() => {
  vi.stubEnv("BASE_URL", "https://pay.example");
});

describe.each(GUIDES)("the guide %s", (name) => {
  it("has the same commands, answers and sections in both languages", () => {
    const [en, ar] = LANGUAGES.map((language) => guideSource(language, name));
    expect(ar?.match(PARTS)).toEqual(en?.match(PARTS));
    expect(headings(ar ?? "")).toEqual(headings(en ?? ""));
  });

  it("is written in Arabic, with Latin digits and without Latin words outside of code", () => {
    expect(proseOf(guideSource("ar", name)).match(/[a-z]{2,}|[٠-٩]/gi)).toBeNull();
  });

  it("shows the address of the installation, and nothing that only tests read", () => {
    for (const language of LANGUAGES) {
      const guide = guideOf(language, name);
      expect(guide?.summary).toMatch(/[.؟]$/);
      expect(guide?.markdown).not.toMatch(/<!--|^```\w+ |localhost:3000/m);
    }
  });
});

const KEY = "k-test-1";
const OPERATION = {
  operation: "refund",
  amount: "4.000",
  order_no: "ORD-9",
  reference_number: "R2",
  result: "success",
};
const PAYMENT = {
  amount: "12.500",
  currency_code: "KWD",
  gateway_account: "simgw-1",
  reference_number: "R1",
  result: "success",
  state: "paid",
  order_no: "",
  customer_email: null,
};
const RENEWAL = {
  session_id: "s1",
  payment_type: "auto_pay",
  amount: "12.500",
  currency_code: "KWD",
  result: "success",
  state: "paid",
  agreement: { id: "agr-1" },
  extra: { autopay: { subscription_id: "sub-7" } },
  token: { token: "411111111111111", pg_code: "simgw-1", customer_id: null },
};
const hmac = (message: string) => createHmac("sha256", KEY).update(message, "utf8").digest("hex");

/** The functions that the guide to webhooks gives its readers. */
async function verifiers() {
  const codes = [...guideSource("en", "webhooks").matchAll(/^```js verify.*\n([\s\S]*?)\n```$/gm)];
  const modules = codes.map(([, code = ""]) => import(`data:text/javascript,${encodeURIComponent(code)}`));
  return Object.assign({}, ...(await Promise.all(modules)));
}

describe("the checks of webhooks that the guide gives away", () => {
  it.each<[string, Record<string, unknown>, string]>([
    ["a payment", PAYMENT, "f9f4842661ca571908a90e22c3322e59d5ca4a6bba840c09e4252e8fdec27bf1"],
    ["an operation", OPERATION, "94d2ca386091e0355afc5c3f0af64c0de490dc32db76079193ba7d7c17b95614"],
    ["a subscription's payment", RENEWAL, "dc079dc4498d657982e84754cae49bd22c0ba09b532cd5198f58396133f25a59"],
    [
      "an operation on a subscription's payment",
      { ...OPERATION, session_id: "s1" },
      hmac("amount=4.000\norder_no=ORD-9\nreference_number=R2\nresult=success\nsession_id=s1"),
    ],
  ])("the body's check takes the signature of %s and no other", async (_what, payload, signature) => {
    const { verifyBody } = await verifiers();
    expect(verifyBody({ ...payload, signature }, KEY)).toBe(true);
    expect(verifyBody({ ...payload, amount: "1.000", signature }, KEY)).toBe(false);
    expect(verifyBody({ ...payload, signature }, "another")).toBe(false);
  });

  it("the headers' check takes a fresh message that was signed with the secret", async () => {
    const { verifyHeaders } = await verifiers();
    const secret = `whsec_${Buffer.from("0123456789abcdef").toString("base64")}`;
    const sign = (timestamp: number) => ({
      "webhook-id": "evt_1",
      "webhook-timestamp": String(timestamp),
      "webhook-signature": `v1,${createHmac("sha256", "0123456789abcdef").update(`evt_1.${timestamp}.{}`).digest("base64")}`,
    });
    const now = Math.floor(Date.now() / 1000);
    expect(verifyHeaders(sign(now), "{}", secret)).toBe(true);
    expect(verifyHeaders(sign(now), "{ }", secret)).toBe(false);
    expect(verifyHeaders(sign(now - 301), "{}", secret)).toBe(false);
  });

  it("anything else is refused without an exception, which would end the receiver", async () => {
    const { verifyHeaders, verifyBody } = await verifiers();
    const timestamp = String(Math.floor(Date.now() / 1000));
    // As long as a signature, and longer in bytes.
    const foreign = `v1,${"é".repeat(44)}`;
    for (const signature of [undefined, "", "v1", "v1,", foreign, [foreign, foreign]])
      expect(verifyHeaders({ "webhook-timestamp": timestamp, "webhook-signature": signature }, "{}", "whsec_")).toBe(
        false,
      );
    expect(verifyHeaders({}, "", "whsec_")).toBe(false);
    for (const signature of [undefined, null, 1, {}, [], "é".repeat(64)])
      expect(verifyBody({ ...PAYMENT, signature }, KEY)).toBe(false);
  });
});
