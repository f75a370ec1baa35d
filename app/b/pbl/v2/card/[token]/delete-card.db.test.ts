import { describe, expect, test } from "vitest";
import { requestCancellation } from "@/server/domain/subscriptions";
import { callRoute } from "@/server/testing/call-route";
import { keepCard } from "@/server/testing/cards";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { subscribe } from "@/server/testing/subscribing";
import * as clock from "../../../../sandbox/v1/clock/advance/route";
import * as cards from "../route";
import * as oneCard from "./route";

const TOKEN = "411111111111111";
const GATEWAYS = [
  { walletProviders: [] },
  { code: "live", isSandbox: false, walletProviders: [] },
  { code: "other", walletProviders: [] },
];

async function world() {
  const merchant = await testMerchant({ gateways: GATEWAYS });
  const key = merchant.privateKey;
  const list = async () => (await callRoute(cards, { key, path: "/b/pbl/v2/card/?customer_id=c-1" })).body;
  const drop = (token: string, query = "") =>
    callRoute(oneCard, { method: "DELETE", key, path: `/b/pbl/v2/card/token/${query}`, params: { token } });
  const advance = (to: string) => callRoute(clock, { method: "POST", key, body: { to } });
  const kept = () => merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id } });
  return { merchant, list, drop, advance, kept };
}

describe("DELETE 204", () => {
  test("the card is gone, the customer's others stay", async () => {
    const { merchant, drop, list } = await world();
    await keepCard(merchant, "1");
    await keepCard(merchant, "4");
    expect(await drop(TOKEN, "?customer_id=c-1&type=sandbox")).toMatchObject({ status: 204, body: null });
    expect(await list()).toMatchObject([{ number: "**** 1114" }]);
  });

  test("without a customer when one customer alone holds the token, at every gateway", async () => {
    const { merchant, drop, kept } = await world();
    await keepCard(merchant, "1");
    await keepCard(merchant, "1", { pgCode: "other" });
    expect((await drop(TOKEN)).status).toBe(204);
    expect(await kept()).toBe(0);
  });

  test("a type keeps the cards of the other type", async () => {
    const { merchant, drop, list } = await world();
    await keepCard(merchant, "1");
    await keepCard(merchant, "1", { pgCode: "live" });
    expect((await drop(TOKEN, "?type=production")).status).toBe(204);
    expect(await list()).toMatchObject([{ pg_code: "sandbox" }]);
  });

  test("another customer's card with the same token stays", async () => {
    const { merchant, drop, list } = await world();
    await keepCard(merchant, "1");
    await keepCard(merchant, "1", { customer_id: "c-2" });
    expect((await drop(TOKEN, "?customer_id=c-2")).status).toBe(204);
    expect(await list()).toHaveLength(1);
  });
});

test("five statements, the credential's and the audit event's included", async () => {
  const { merchant, drop } = await world();
  await keepCard(merchant, "1");
  expect((await countStatements(() => drop(TOKEN))).statements).toHaveLength(5);
});

describe("DELETE 400", () => {
  test("several customers hold the token and none was named", async () => {
    const { merchant, drop, kept } = await world();
    await keepCard(merchant, "1");
    await keepCard(merchant, "1", { customer_id: "c-2" });
    const reply = await drop(TOKEN);
    expect([reply.status, reply.body]).toEqual([400, { customer_id: ["This field is required."] }]);
    expect(await kept()).toBe(2);
  });

  test("a type that there is not", async () => {
    const { drop } = await world();
    expect(await drop(TOKEN, "?type=test")).toMatchObject({ status: 400, body: { type: [expect.any(String)] } });
  });
});

describe("DELETE 404", () => {
  test("unknown, twice, of another customer, type or merchant", async () => {
    const [one, other] = [await world(), await world()];
    await keepCard(one.merchant, "1");
    for (const reply of [
      await one.drop("411111111111119"),
      await one.drop("' OR 1=1 --"),
      await one.drop("x\0"),
      await one.drop(TOKEN, "?customer_id=c-2"),
      await one.drop(TOKEN, "?type=production"),
      await other.drop(TOKEN),
    ]) {
      expect([reply.status, reply.body]).toEqual([404, { detail: "Not found." }]);
    }
    expect((await one.drop(TOKEN)).status).toBe(204);
    expect((await one.drop(TOKEN)).status).toBe(404);
  });
});

describe("DELETE 409: the card charged under an agreement that has not ended", () => {
  const underAgreement = (expiry_date?: string) => ({
    payment_type: "auto_debit",
    agreement: { id: "agr", ...(expiry_date && { expiry_date }) },
  });

  test("until another card takes over", async () => {
    const { merchant, drop, kept } = await world();
    await keepCard(merchant, "1", underAgreement());
    expect(await drop(TOKEN)).toMatchObject({ status: 409, body: { detail: expect.stringContaining("agreement") } });
    expect(await kept()).toBe(1);
    await keepCard(merchant, "4", underAgreement());
    expect((await drop(TOKEN)).status).toBe(204);
    expect((await drop("411111111111114")).status).toBe(409);
  });

  test("through the agreement's last day in the merchant's zone", async () => {
    const { merchant, drop, advance } = await world();
    await keepCard(merchant, "1", underAgreement("2029-05-31"));
    await advance("2029-05-31T20:59:00Z");
    expect((await drop(TOKEN)).status).toBe(409);
    await advance("2029-05-31T21:00:00Z");
    expect((await drop(TOKEN)).status).toBe(204);
  });

  test("a later payment that names no last day leaves the one that is known", async () => {
    const { merchant, drop, advance } = await world();
    await keepCard(merchant, "1", underAgreement("2029-05-31"));
    await keepCard(merchant, "1", underAgreement());
    await advance("2029-06-01T00:00:00Z");
    expect((await drop(TOKEN)).status).toBe(204);
  });

  test("one locked card keeps the customer's others of that token", async () => {
    const { merchant, drop, kept } = await world();
    await keepCard(merchant, "1");
    await keepCard(merchant, "1", { pgCode: "other", ...underAgreement() });
    expect((await drop(TOKEN, "?customer_id=c-1")).status).toBe(409);
    expect(await kept()).toBe(2);
  });
});

describe("DELETE 409: the active card of a subscription that has not ended", () => {
  const PLAN = { autopay: { start_date: "2031-01-31" } };

  test("until the subscription is canceled", async () => {
    const { merchant, drop, kept } = await world();
    const { id } = await subscribe(merchant, "1", PLAN);
    expect(await drop(TOKEN)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("by a subscription") },
    });
    await requestCancellation(merchant.ctx, { subscriptionId: id, initiator: "merchant", mode: "at_period_end" });
    expect((await drop(TOKEN)).status).toBe(409);
    expect(await kept()).toBe(1);
    await requestCancellation(merchant.ctx, { subscriptionId: id, initiator: "merchant", mode: "immediate" });
    expect((await drop(TOKEN)).status).toBe(204);
    expect(await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } })).toMatchObject({ cardId: null });
  });

  test("any of several subscriptions holds it; the customer's other cards are free", async () => {
    const { merchant, drop } = await world();
    await keepCard(merchant, "4");
    const first = await subscribe(merchant, "1", PLAN);
    await subscribe(merchant, "1", PLAN);
    await requestCancellation(merchant.ctx, { subscriptionId: first.id, initiator: "merchant", mode: "immediate" });
    expect((await drop(TOKEN)).status).toBe(409);
    expect((await drop("411111111111114")).status).toBe(204);
  });
});
