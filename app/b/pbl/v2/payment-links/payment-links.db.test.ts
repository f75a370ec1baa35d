import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import * as linkCodes from "@/app/media/link_codes/[file]/route";
import { payByCash, recordCollectedCash } from "@/server/domain/native";
import { LINK_ID, payLink, readLinkPage, retrieveLinkPages } from "@/server/domain/payment-links";
import { inquire } from "@/server/domain/payments";
import { NotFound } from "@/server/kernel/errors";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { pay, stateOf } from "@/server/testing/paying";
import { LINK, makeLink } from "@/server/testing/payment-links";
import { textOfPng, textOfSvg } from "@/server/testing/qr-codes";
import { userWith } from "@/server/testing/session-calls";
import * as close from "./[link_id]/close/route";
import * as one from "./[link_id]/route";
import * as all from "./route";

registerFlakyGateway();

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await testMerchant();
});

const create = (body: object, sent: RouteRequest = {}) =>
  callRoute(all, { method: "POST", key: merchant.privateKey, body: { ...LINK, ...body }, ...sent });
const at = (link_id: string, sent: RouteRequest = {}, routes: Parameters<typeof callRoute>[0] = one) =>
  callRoute(routes, { key: merchant.privateKey, params: { link_id }, ...sent });

/** A customer's submit, from an address that no other submit has. */
function submit({ url }: { url: string }, amount = "", address: string = randomUUID()) {
  return payLink(merchant.ctx, { code: url.slice(-12), language: "en", amount, address });
}

async function open(link: { url: string }, amount = ""): Promise<string> {
  const outcome = await submit(link, amount);
  return outcome?.kind === "pay" ? outcome.url.slice(-40) : expect.fail(`not payable: ${outcome?.kind}`);
}

describe("a link", () => {
  test("is made, listed, read, changed and closed", async () => {
    const { status, body } = await create({ description: "Spring term", max_payments: 30, active_until: "2031-05-01" });
    expect([status, body.status, body.amount, body.payments]).toEqual([201, "active", "10.500", 0]);
    expect((await callRoute(all, { key: merchant.privateKey })).body).toMatchObject({ count: 1, results: [body] });
    expect((await at(body.id)).body).toEqual(body);
    const changed = await at(body.id, {
      method: "PATCH",
      body: { minimum_amount: "1", maximum_amount: "5", max_payments: null },
    });
    expect(changed.body).toMatchObject({
      amount: null,
      minimum_amount: "1.000",
      maximum_amount: "5.000",
      max_payments: null,
    });
    expect((await at(body.id, { method: "PATCH", body: { maximum_amount: "7" } })).body).toMatchObject({
      minimum_amount: "1.000",
      maximum_amount: "7.000",
    });
    for (const _ of ["first", "again"])
      expect((await at(body.id, { method: "POST" }, close)).body).toMatchObject({ status: "closed" });
    expect(await submit(body)).toEqual({ kind: "over" });
  });

  test("makes a session of each payment and counts it", async () => {
    const link = await makeLink(merchant, { order_no: "C-1" });
    const ids = [await open(link), await open(link)];
    for (const id of ids) await pay(merchant, id, "1");
    expect((await at(link.id)).body).toMatchObject({ payments: 2, paid_amount: "21.000" });
    expect(await stateOf(merchant, ids[0] ?? "")).toMatchObject({ linkId: link.id, orderNo: "C-1" });
  });

  test("takes the customer's amount within its bounds", async () => {
    const link = await makeLink(merchant, { amount: undefined, minimum_amount: "2", maximum_amount: "20" });
    expect((await stateOf(merchant, await open(link, "7.25"))).amount.toFixed(3)).toBe("7.250");
    for (const amount of ["", "1.999", "20.001", "5.0001", "-3", "1e1", "much", "9".repeat(24)])
      expect(await submit(link, amount)).toEqual({ kind: "invalid" });
    expect(await merchant.ctx.db.paymentSession.count({ where: { merchantId: merchant.id } })).toBe(1);
  });

  test("ends after its last day, at the merchant's midnight", async () => {
    const link = await makeLink(merchant, { active_until: "2020-01-31" });
    expect(await submit(link)).toEqual({ kind: "over" });
    expect((await at(link.id)).body.status).toBe("ended");
  });
});

test("a link leads into an app while the merchant lists its scheme", async () => {
  merchant = await testMerchant({ merchant: { redirectSchemes: ["myapp"] } });
  const refused = await create({ redirect_url: "other://paid" });
  const message = `The scheme "other" is not in redirect_schemes of the merchant's settings.`;
  expect(refused).toMatchObject({ status: 400, body: { redirect_url: [message] } });
  const { body } = await create({ redirect_url: "myapp://paid" });
  expect((await stateOf(merchant, await open(body))).redirectUrl).toBe("myapp://paid");
  await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { redirectSchemes: [] } });
  expect((await stateOf(merchant, await open(body))).redirectUrl).toBeNull();
});

test("a link's pages open in both languages by their addresses", async () => {
  const { id, url } = await makeLink(merchant);
  expect(id).toMatch(LINK_ID);
  const { link, pages } = await retrieveLinkPages(merchant.ctx, id);
  expect([link.id, pages]).toEqual([id, { en: url, ar: url.replace("/en/link/", "/ar/link/") }]);
  await expect(retrieveLinkPages((await testMerchant()).ctx, id)).rejects.toThrow(NotFound);
});

test("a sum of payments has more digits than an amount", async () => {
  const link = await makeLink(merchant);
  const data = { paidAmount: "999999999999999.500" };
  await merchant.ctx.db.paymentLink.update({ where: { id: link.id }, data });
  await pay(merchant, await open(link), "1");
  expect((await at(link.id)).body).toMatchObject({ payments: 1, paid_amount: "1000000000000010.000" });
  expect((await at(link.id, { method: "POST" }, close)).status).toBe(200);
});

describe("the last permitted payment", () => {
  test("of five customers at once one pays, and the others are not charged or get it back", async () => {
    const link = await makeLink(merchant, { max_payments: 1 });
    const ids = await Promise.all(Array.from({ length: 5 }, () => open(link)));
    await Promise.allSettled(ids.map((id) => pay(merchant, id, "1")));
    const states = await Promise.all(ids.map(async (id) => (await stateOf(merchant, id)).state));
    expect(states.filter((state) => state === "paid")).toHaveLength(1);
    expect((await at(link.id)).body).toMatchObject({ status: "used_up", payments: 1, paid_amount: "10.500" });
    expect(await submit(link)).toEqual({ kind: "over" });
  });

  test("a charge whose outcome was unknown meanwhile is given back", async () => {
    merchant = await testMerchant({ gateways: [{ connector: FLAKY }] });
    const link = await makeLink(merchant, { max_payments: 1 });
    const [late, first] = [await open(link), await open(link)];
    Object.assign(flaky, { fault: "timeout" });
    await pay(merchant, late, "1");
    Object.assign(flaky, { fault: "fine" });
    await pay(merchant, first, "1");
    await inquire(merchant.ctx, { sessionId: late, orderNo: undefined, notify: false, webhookUrl: null });
    expect((await stateOf(merchant, late)).state).not.toBe("paid");
    expect(await merchant.ctx.db.chargeReversal.count({ where: { merchantId: merchant.id } })).toBe(1);
    expect((await at(link.id)).body.payments).toBe(1);
  });

  test("max_payments does not go below the payments made", async () => {
    const link = await makeLink(merchant);
    for (const _ of [1, 2]) await pay(merchant, await open(link), "1");
    const { status, body } = await at(link.id, { method: "PATCH", body: { max_payments: 1 } });
    expect([status, body]).toEqual([400, { max_payments: ["The link already has more payments."] }]);
  });
});

test("a session that was opened before the link was closed cannot be paid", async () => {
  const link = await makeLink(merchant);
  const id = await open(link);
  await at(link.id, { method: "POST" }, close);
  await expect(pay(merchant, id, "1")).rejects.toThrow();
  expect((await stateOf(merchant, id)).state).toBe("canceled");
});

describe("a payment that was begun before the link was closed", () => {
  test("in cash is collected after it and counts", async () => {
    const link = await makeLink(merchant);
    const [owed, late] = [await open(link), await open(link)];
    await payByCash(merchant.ctx, { sessionId: owed, idempotencyKey: null });
    await at(link.id, { method: "POST" }, close);
    await expect(payByCash(merchant.ctx, { sessionId: late, idempotencyKey: null })).rejects.toThrow();
    expect((await stateOf(merchant, late)).state).toBe("canceled");
    await recordCollectedCash(merchant.ctx, { sessionId: owed });
    expect((await stateOf(merchant, owed)).state).toBe("paid");
    expect((await at(link.id)).body).toMatchObject({ status: "closed", payments: 1, paid_amount: "10.500" });
  });

  test("whose outcome was unknown counts when it is known", async () => {
    merchant = await testMerchant({ gateways: [{ connector: FLAKY }] });
    const link = await makeLink(merchant);
    const id = await open(link);
    Object.assign(flaky, { fault: "timeout" });
    await pay(merchant, id, "1");
    Object.assign(flaky, { fault: "fine" });
    await at(link.id, { method: "POST" }, close);
    await inquire(merchant.ctx, { sessionId: id, orderNo: undefined, notify: false, webhookUrl: null });
    expect((await stateOf(merchant, id)).state).toBe("paid");
    expect((await at(link.id)).body).toMatchObject({ payments: 1, paid_amount: "10.500" });
  });
});

test("bounds are compared exactly", async () => {
  const [least, most] = ["99999999999999.998", "99999999999999.999"];
  const wrong = await create({ amount: undefined, minimum_amount: most, maximum_amount: least });
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ["maximum_amount"]]);
  const { status, body } = await create({ amount: undefined, minimum_amount: least, maximum_amount: most });
  expect([status, body.minimum_amount, body.maximum_amount]).toEqual([201, least, most]);
  expect((await at(body.id, { method: "PATCH", body: { maximum_amount: "1" } })).status).toBe(400);
});

test("hosts of one IPv6 block share the submits of a minute", async () => {
  const link = await makeLink(merchant);
  const block = randomBytes(8).toString("hex").match(/.{4}/g)?.join(":");
  const from = (host: number) => submit(link, "", `${block}::${host.toString(16)}`);
  const kinds = await Promise.all(Array.from({ length: 22 }, async (_, host) => (await from(host + 1))?.kind));
  expect(kinds).toContain("busy");
});

test("the QR code is the link's url, as PNG and as SVG", async () => {
  const link = await makeLink(merchant);
  const picture = async (url: string) => {
    const params = Promise.resolve({ file: url.split("/").at(-1) ?? "" });
    return Buffer.from(await (await linkCodes.GET(new Request(url), { params })).arrayBuffer());
  };
  expect(textOfPng(await picture(link.qr_code_url))).toBe(link.url);
  expect(textOfSvg(`${await picture(link.qr_code_url.replace(".png", ".svg"))}`)).toBe(link.url);
});

test("the page says that only test gateways serve the link", async () => {
  const read = async (link: { url: string }) =>
    (await readLinkPage(merchant.ctx, { code: link.url.slice(-12), language: "en" }))?.testMode;
  const link = await makeLink(merchant);
  expect(await read(link)).toBe(true);
  await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { isSandbox: false } });
  expect(await read(await makeLink(merchant))).toBe(false);
});

test("reading the page writes nothing, and an address submits ten times a minute", async () => {
  const link = await makeLink(merchant);
  const code = link.url.slice(-12);
  expect(await readLinkPage(merchant.ctx, { code, language: "ar" })).toMatchObject({
    name: LINK.name,
    status: "active",
  });
  for (const unknown of ["x", "AAAAAAAAAAAA", `${code}x`])
    expect(await readLinkPage(merchant.ctx, { code: unknown, language: "en" })).toBeNull();
  expect(await merchant.ctx.db.paymentSession.count({ where: { merchantId: merchant.id } })).toBe(0);
  const address = `203.0.113.7-${merchant.id}`.slice(0, 60);
  const kinds = await Promise.all(Array.from({ length: 12 }, async () => (await submit(link, "", address))?.kind));
  expect(kinds.filter((kind) => kind === "busy").length).toBeGreaterThanOrEqual(1);
  expect(kinds.filter((kind) => kind === "pay").length).toBeGreaterThanOrEqual(1);
});

describe("refusals", () => {
  test.each<[string, object, string]>([
    ["no amount", { amount: undefined }, "amount"],
    ["both kinds of amount", { minimum_amount: "1", maximum_amount: "2" }, "amount"],
    ["one bound", { amount: undefined, minimum_amount: "1" }, "amount"],
    ["bounds in the wrong order", { amount: undefined, minimum_amount: "3", maximum_amount: "2" }, "maximum_amount"],
    ["a bound of zero", { amount: undefined, minimum_amount: "0", maximum_amount: "2" }, "minimum_amount"],
    ["too many decimals", { amount: "1.2345" }, "amount"],
    ["an unknown gateway", { pg_codes: ["none"] }, "pg_codes"],
    ["an unknown currency", { currency_code: "XXX" }, "currency_code"],
    ["no payments", { max_payments: 0 }, "max_payments"],
    ["no name", { name: "" }, "name"],
  ])("400 for %s", async (_, change, field) => {
    const { status, body } = await create(change);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect(await merchant.ctx.db.paymentLink.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test("403 without the permission, 404 for another merchant", async () => {
    const { id } = await makeLink(merchant);
    const basic = await userWith(merchant, ["Can view payment requests", "Can use sandbox"]);
    expect((await create({}, { key: undefined, basic })).status).toBe(403);
    expect((await at(id, { key: undefined, basic, method: "PATCH", body: { name: "x" } })).status).toBe(403);
    expect((await at(id, { key: undefined, basic, method: "POST" }, close)).status).toBe(403);
    expect((await at(id, { key: undefined, basic })).status).toBe(200);
    const { privateKey: key } = await testMerchant();
    for (const sent of [{ key }, { key, method: "PATCH", body: { name: "x" } }] as const)
      expect((await at(id, sent)).status).toBe(404);
    expect((await at(id, { key, method: "POST" }, close)).status).toBe(404);
  });
});
