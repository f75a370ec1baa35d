import { Webhook } from "standardwebhooks";
import { describe, expect, it, test } from "vitest";
import { createReceiver, type WebhookStore } from "./receiver";
import { signWebhook, verifyBodySignature, verifyWebhook, type WebhookEvent } from "./verify";

const [SECRET, OLD, OTHER] = ["new", "old", "other"].map(
  (name) => `whsec_${Buffer.from(name.padEnd(24, ".")).toString("base64")}`,
) as [string, string, string];
const BODY = '{"session_id":"s-1","result":"success","state":"paid","amount":"10.500","customer_first_name":"منى"}';
const NOW = new Date("2026-11-23T08:00:00Z");
const HEADERS = signWebhook({ id: "evt_1", body: BODY }, { secret: SECRET, sentAt: NOW });

function failure(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error && "reason" in error ? String(error.reason) : String(error);
  }
  return "believed";
}

describe("by its headers", () => {
  it.each([
    ["a text", BODY, HEADERS],
    ["bytes", new TextEncoder().encode(BODY), HEADERS],
    ["headers of the platform", BODY, new Headers(HEADERS)],
    ["headers in capitals", BODY, { ...HEADERS, "webhook-id": undefined, "Webhook-Id": "evt_1" }],
    ["several signatures", BODY, { ...HEADERS, "webhook-signature": `v1,AAAA ${HEADERS["webhook-signature"]}` }],
  ])("%s is believed", (_, body, headers) => {
    const event = verifyWebhook({ headers, body }, { secret: [OLD, SECRET], now: NOW });
    expect(event).toMatchObject({ id: "evt_1", kind: "payment", payload: { amount: "10.500" }, sentAt: NOW });
  });

  it.each([
    ["another body", BODY.replace("10.500", "10.501"), HEADERS, SECRET, "signature"],
    ["another id", BODY, { ...HEADERS, "webhook-id": "evt_2" }, SECRET, "signature"],
    ["another secret", BODY, HEADERS, [OLD, OTHER], "signature"],
    ["a signature of another scheme", BODY, { ...HEADERS, "webhook-signature": "v2,x" }, SECRET, "signature"],
    ["no signature", BODY, { ...HEADERS, "webhook-signature": undefined }, SECRET, "missing_header"],
    ["no time", BODY, { ...HEADERS, "webhook-timestamp": "noon" }, SECRET, "timestamp"],
  ])("%s is not", (_, body, headers, secret, reason) => {
    expect(failure(() => verifyWebhook({ headers, body }, { secret, now: NOW }))).toBe(reason);
  });

  it.each([
    [300, undefined, "believed"],
    [301, undefined, "timestamp"],
    [-301, undefined, "timestamp"],
    [301, 600, "believed"],
  ])("%i s later, with a tolerance of %s, it is: %s", (later, tolerance, expected) => {
    const now = new Date(NOW.getTime() + later * 1_000);
    const terms = { secret: SECRET, now, ...(tolerance !== undefined && { toleranceSeconds: tolerance }) };
    expect(failure(() => verifyWebhook({ headers: HEADERS, body: BODY }, terms))).toBe(expected);
  });

  test("an event of a state change needs no signature in its body", () => {
    const body = '{"id":"evt_2","type":"card.saved","created_at":"","object":{"object":"card"},"previous_state":null}';
    const headers = signWebhook({ id: "evt_2", body }, { secret: SECRET, sentAt: NOW });
    const event = verifyWebhook({ headers, body }, { secret: SECRET, now: NOW });
    expect(event).toMatchObject({ id: "evt_2", kind: "state_change", payload: { type: "card.saved" } });
    expect(failure(() => verifyBodySignature(body, "k"))).toBe("signature");
  });

  test("a body that was parsed already is the receiver's mistake", () => {
    const body = JSON.parse(BODY);
    expect(() => verifyWebhook({ headers: HEADERS, body }, { secret: SECRET })).toThrow(TypeError);
  });

  test.each([[""], ["whsec_"], [[]], [[SECRET, ""]]])("%j is no secret, and verifies nothing", (secret) => {
    const empty = signWebhook({ id: "evt_1", body: BODY }, { secret: "" });
    expect(() => verifyWebhook({ headers: empty, body: BODY }, { secret })).toThrow(TypeError);
    expect(() => verifyBodySignature('{"signature":"x"}', "")).toThrow(TypeError);
  });

  test("its own signatures are those of Standard Webhooks", () => {
    const headers = signWebhook({ id: "evt_1", body: BODY }, { secret: SECRET });
    expect(new Webhook(SECRET).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  });
});

describe("by the field of its body", () => {
  const standard = {
    ...{ amount: "12.500", currency_code: "KWD", gateway_account: "simgw-1", reference_number: "R1" },
    ...{ result: "success", state: "paid", order_no: "", customer_email: null },
  };
  const subscription = {
    ...{ session_id: "s1", payment_type: "auto_pay", state: "paid", result: "success", amount: "12.500" },
    ...{ currency_code: "KWD", agreement: { id: "agr-1" }, extra: { autopay: { subscription_id: "sub-7" } } },
    token: { token: "411111111111111", pg_code: "simgw-1" },
  };
  it.each([
    ["payment", standard, "f9f4842661ca571908a90e22c3322e59d5ca4a6bba840c09e4252e8fdec27bf1"],
    ["payment", subscription, "dc079dc4498d657982e84754cae49bd22c0ba09b532cd5198f58396133f25a59"],
    [
      "operation",
      { amount: "4.000", order_no: "ORD-9", reference_number: "R2", result: "success", operation: "refund" },
      "94d2ca386091e0355afc5c3f0af64c0de490dc32db76079193ba7d7c17b95614",
    ],
  ])("a vector of the documentation is believed: %s", (kind, payload, signature) => {
    const body = JSON.stringify({ ...payload, signature });
    expect(verifyBodySignature(body, ["another", "k-test-1"])).toMatchObject({ kind, payload });
    expect(failure(() => verifyBodySignature(body, "another"))).toBe("signature");
    expect(failure(() => verifyBodySignature(body.replace("success", "failed"), "k-test-1"))).toBe("signature");
  });

  it.each(["[]", "null", "not JSON", ""])("%j is no event", (body) => {
    expect(failure(() => verifyBodySignature(body, "k"))).toBe("body");
  });
});

/** What a table with a unique index does: the id and the work stand or fall together. */
function tableOf(ids: Set<string>): WebhookStore<string> {
  return {
    once: async (id, work) => {
      if (ids.has(id)) return false;
      await work("tx");
      ids.add(id);
      return true;
    },
  };
}

describe("a receiver", () => {
  const done: [WebhookEvent["kind"], string][] = [];
  const ids = new Set<string>();
  let fails = false;
  const receiver = createReceiver({
    secret: SECRET,
    store: tableOf(ids),
    handle: async ({ kind }, tx) => {
      if (fails) throw new Error("The work failed.");
      done.push([kind, tx]);
    },
  });
  const posted = (headers: Record<string, string>) =>
    new Request("http://shop.example/", { method: "POST", headers, body: BODY });

  it("works on an event once, answers its repeats, and refuses what is none", async () => {
    const fresh = signWebhook({ id: "evt_7", body: BODY }, { secret: SECRET });
    expect((await receiver.fetch(posted(fresh))).status).toBe(200);
    expect(await receiver.receive({ headers: fresh, body: BODY })).toMatchObject({ status: 200, isRepeated: true });
    expect((await receiver.fetch(posted({}))).status).toBe(401);
    expect(done).toEqual([["payment", "tx"]]);
  });

  it("forgets an event whose work failed", async () => {
    const fresh = signWebhook({ id: "evt_8", body: BODY }, { secret: SECRET });
    fails = true;
    await expect(receiver.fetch(posted(fresh))).rejects.toThrow("The work failed.");
    fails = false;
    expect(await receiver.receive({ headers: fresh, body: BODY })).toMatchObject({ isRepeated: false });
  });
});
