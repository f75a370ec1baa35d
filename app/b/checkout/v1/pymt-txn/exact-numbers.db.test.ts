import { describe, expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { testMerchant } from "@/server/testing/harness";
import { operatingMerchant } from "@/server/testing/operating";
import { pay } from "@/server/testing/paying";
import { BODY } from "@/server/testing/session-calls";
import * as events from "../../../events/v1/events/route";
import * as operation from "../../../pbl/v2/operation/route";
import * as transactions from "../../../pbl/v2/transactions/route";
import * as one from "./[session_id]/route";
import * as all from "./route";

const NUMBERS =
  '{"big":9007199254740993,"long":12345678901234567890,"price":1.50,"deep":[{"rate":-0.12345678901234567890}]}';
const JSON_BODY = { "Content-Type": "application/json" };

/** A body as a merchant writes it, with `extra` in its own digits. */
const bodyOf = (fields: object, extra = NUMBERS) => `${JSON.stringify(fields).slice(0, -1)},"extra":${extra}}`;

/** Each key of ours with the digits behind it, sorted: a database orders keys in its own way. */
function sentKeys(text: string): string[] {
  return [...text.matchAll(/\\?"(big|long|price|rate)\\?": ?(-?[\d.]+)/g)]
    .map(([, key, digits]) => `${key} ${digits}`)
    .sort();
}

async function world() {
  const merchant = await operatingMerchant({ gateways: [{ paymentServices: ["apple_pay"], code: "wallets" }] });
  const key = merchant.privateKey;
  const post = (body: string, headers = {}) =>
    callRoute(all, { method: "POST", key, body, headers: { ...JSON_BODY, ...headers } });
  const at = (id: string, sent = {}) =>
    callRoute(one, { key, params: { session_id: id }, headers: JSON_BODY, ...sent });
  return { merchant, key, post, at };
}

describe("numbers in extra come back digit for digit", () => {
  test("from creation, retrieval, update, the list and the webhook", async () => {
    const { merchant, key, post, at } = await world();
    const created = await post(bodyOf(BODY));
    const id = created.body.session_id;
    expect(sentKeys(created.text)).toEqual(sentKeys(NUMBERS));
    expect(sentKeys((await at(id)).text)).toEqual(sentKeys(created.text));
    const patched = await at(id, { method: "PATCH", body: '{"extra":{"n":1.10e1}}' });
    expect(patched.text).toContain('"extra":{"n":11.0}');
    await at(id, { method: "PATCH", body: `{"extra":${NUMBERS}}` });
    await pay(merchant, id, "1");
    const listed = await callRoute(transactions, { key, path: "/b/pbl/v2/transactions/" });
    expect(sentKeys(listed.text)).toEqual(sentKeys(created.text));
    const told = await callRoute(events, { key, path: `/b/events/v1/events/?session_id=${id}&kind=payment` });
    expect(sentKeys(told.text)).toEqual(sentKeys(created.text));
    const [event] = await merchant.ctx.db.event.findMany({ where: { objectId: id, kind: "payment" } });
    expect(sentKeys(event?.payload ?? "")).toEqual(sentKeys(created.text));
    const [stored] = await merchant.ctx.db.$queryRaw<{ big: string }[]>`
      SELECT extra ->> 'big' AS big FROM payment_session WHERE id = ${id}`;
    expect(stored?.big).toBe("9007199254740993");
  });

  test("from an operation, its event and its replay", async () => {
    const { merchant, key, post } = await world();
    const { session_id } = (await post(bodyOf({ ...BODY }))).body;
    await pay(merchant, session_id, "1");
    const body = bodyOf({ operation: "refund", session_id, amount: 1.5 });
    const refund = () =>
      callRoute(operation, { method: "POST", key, body, headers: { ...JSON_BODY, "Tracking-Key": "digits" } });
    const first = await refund();
    expect([first.status, first.body.amount, sentKeys(first.text)]).toEqual([200, "1.500", sentKeys(NUMBERS)]);
    expect((await refund()).text).toBe(first.text);
  });

  test("from a payment in the creating call, also in a form", async () => {
    const { post } = await world();
    const instrument = { instrument_type: "apple_pay", payload: APPLE_PAY };
    const paid = await post(bodyOf({ ...BODY, pg_codes: ["wallets"], payment_instrument: instrument }));
    expect([paid.status, sentKeys(paid.text)]).toEqual([201, sentKeys(NUMBERS)]);
    const form = new URLSearchParams({ ...BODY, pg_codes: "sandbox", extra: NUMBERS });
    const got = await post(String(form), { "Content-Type": "application/x-www-form-urlencoded" });
    expect([got.status, sentKeys(got.text)]).toEqual([201, sentKeys(NUMBERS)]);
  });
});

test("two bodies that differ in such a digit alone are two bodies to an Idempotency-Key, which replays the digits", async () => {
  const { post } = await world();
  const keyed = { "Idempotency-Key": "digits" };
  const first = await post(bodyOf(BODY), keyed);
  expect((await post(bodyOf(BODY), keyed)).text).toBe(first.text);
  expect((await post(bodyOf(BODY, NUMBERS.replace("0993", "0992")), keyed)).status).toBe(422);
});

test("numbers that no database holds, and NUL before digits, are refused", async () => {
  const { post } = await world();
  expect((await post(bodyOf(BODY, '{"n":1e401}'))).body).toEqual({
    detail: "JSON parse error - a number is too long.",
  });
  const nul = await post(bodyOf(BODY, '{"n":"\\u00001.50","m":1.50}'));
  expect([nul.status, nul.body]).toEqual([400, { extra: { n: ["Null characters are not allowed."] } }]);
  const amount = await post(JSON.stringify(BODY).replace('"10.500"', "10.500"));
  expect([amount.status, amount.body.amount]).toEqual([201, "10.500"]);
  const rounded = await post(JSON.stringify(BODY).replace('"10.500"', "123456789012.3456"));
  expect(rounded.body).toEqual({ amount: ["A number of more than 15 digits must be sent as a string."] });
});

test("an automatic inquiry takes its minutes as any number writes them", async () => {
  const merchant = await testMerchant();
  const body = bodyOf(BODY, '{"expires_in_minutes":30.0}');
  const made = await callRoute(all, { method: "POST", key: merchant.privateKey, body, headers: JSON_BODY });
  expect([made.status, made.text.includes('"expires_in_minutes":30.0}')]).toEqual([201, true]);
});
