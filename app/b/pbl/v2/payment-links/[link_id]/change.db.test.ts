/** Changes of a payment link that come together, or after another one. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { changeLink, closeLink, LinkChanged, payLink } from "@/server/domain/payment-links";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { pay } from "@/server/testing/paying";
import { LINK, makeLink } from "@/server/testing/payment-links";
import * as one from "./route";

let merchant: TestMerchant;
beforeEach(async () => {
  merchant = await testMerchant();
});

const at = (link_id: string, sent: RouteRequest = {}) =>
  callRoute(one, { key: merchant.privateKey, params: { link_id }, ...sent });

async function open({ url }: { url: string }): Promise<string> {
  const submit = { code: url.slice(-12), language: "en", amount: "", address: randomUUID() } as const;
  const outcome = await payLink(merchant.ctx, submit);
  return outcome?.kind === "pay" ? outcome.url.slice(-40) : expect.fail(`not payable: ${outcome?.kind}`);
}

describe("changes at the same time", () => {
  test("of one bound each are both kept", async () => {
    const bounds = { amount: undefined, minimum_amount: "1", maximum_amount: "50" };
    const links = await Promise.all(Array.from({ length: 4 }, () => makeLink(merchant, bounds)));
    await Promise.all(
      links.flatMap(({ id }) => [
        at(id, { method: "PATCH", body: { minimum_amount: "5" } }),
        at(id, { method: "PATCH", body: { maximum_amount: "20" } }),
      ]),
    );
    for (const { id } of links)
      expect((await at(id)).body).toMatchObject({ minimum_amount: "5.000", maximum_amount: "20.000" });
  });

  test("to bounds that contradict each other are not both taken", async () => {
    const bounds = { amount: undefined, minimum_amount: "1", maximum_amount: "50" };
    const links = await Promise.all(Array.from({ length: 4 }, () => makeLink(merchant, bounds)));
    for (const answers of await Promise.all(
      links.map(({ id }) =>
        Promise.all([
          at(id, { method: "PATCH", body: { minimum_amount: "30" } }),
          at(id, { method: "PATCH", body: { maximum_amount: "20" } }),
        ]),
      ),
    ))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("of a form that shows former values write nothing, and say if the link was closed", async () => {
    const { id } = await makeLink(merchant);
    const shown = { name: LINK.name, max_payments: null, closed_at: null };
    const late = () => changeLink(merchant.ctx, { id, name: "Late" }, shown).catch((error: unknown) => error);
    await pay(merchant, await open((await at(id)).body), "1");
    expect(await changeLink(merchant.ctx, { id, maxPayments: 9 }, shown)).toMatchObject({ max_payments: 9 });
    expect(await late()).toMatchObject({ name: LinkChanged.name, isClosed: false });
    await closeLink(merchant.ctx, id);
    expect(await late()).toMatchObject({ isClosed: true });
    expect((await at(id)).body).toMatchObject({ name: LINK.name, max_payments: 9, payments: 1, status: "closed" });
  });

  test("that change nothing leave no audit event", async () => {
    const { id } = await makeLink(merchant);
    expect((await at(id, { method: "PATCH", body: {} })).status).toBe(200);
    const where = { merchantId: merchant.id, objectId: id };
    expect((await merchant.ctx.db.auditEvent.findMany({ where })).map(({ action }) => action)).toEqual([
      "payment_link.created",
    ]);
  });
});
