import { expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { paymentPayload } from "@/server/testing/webhooks";
import * as restoreRoute from "../../pbl/v2/deleted-transactions/[session_id]/restore/route";
import * as operationRoute from "../../pbl/v2/operation/route";
import * as redeliverRoute from "./events/[id]/redeliver/route";
import * as eventRoute from "./events/[id]/route";
import * as eventsRoute from "./events/route";

async function world() {
  const merchant = await operatingMerchant();
  const key = merchant.privateKey;
  const list = async (query = "") =>
    (await callRoute(eventsRoute, { key, path: `/b/events/v1/events/?${query}` })).body as {
      count: number;
      results: { id: string; session_id: string; kind: string }[];
    };
  const drop = (session_id: string) =>
    callRoute(operationRoute, { method: "POST", key, body: { operation: "delete", session_id } });
  const restore = (session_id: string) => callRoute(restoreRoute, { method: "POST", key, params: { session_id } });
  const one = (id: string) => callRoute(eventRoute, { key, params: { id } });
  const redeliver = (id: string) => callRoute(redeliverRoute, { method: "POST", key, params: { id } });
  return { merchant, list, drop, restore, one, redeliver };
}

test("events of a deleted transaction are gone wherever they are asked for, and back once it is restored", async () => {
  const { merchant, list, drop, restore, one, redeliver } = await world();
  const wire = { webhook_url: "http://127.0.0.1:9/none" };
  const [kept, hidden] = [await paidSession(merchant), await paidSession(merchant, "sandbox", wire)];
  const id = (await list(`session_id=${hidden}&kind=payment`)).results[0]?.id ?? "";
  expect((await drop(hidden)).status).toBe(200);
  expect(await list(`session_id=${hidden}`)).toMatchObject({ count: 0, results: [] });
  expect(await list()).toMatchObject({ count: 2, results: [{ session_id: kept }, { session_id: kept }] });
  expect([(await one(id)).status, (await redeliver(id)).status]).toEqual([404, 404]);
  expect((await restore(hidden)).status).toBe(200);
  expect(await list(`session_id=${hidden}&kind=payment`)).toMatchObject({ count: 1, results: [{ id }] });
  const kinds = (await list(`session_id=${hidden}`)).results.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["payment", "session.paid", "session.deleted", "session.restored"]));
  expect([(await one(id)).status, (await redeliver(id)).status]).toEqual([200, 200]);
});

test("events of a transaction that was removed for good stay", async () => {
  const { merchant, list, drop } = await world();
  const id = await newSession(merchant, { extra: { sandbox_result: "failed" } });
  await merchant.ctx.db.event.create({
    data: {
      ...{ id: `evt_${id.slice(0, 20)}`, merchantId: merchant.id, kind: "payment", objectId: id, number: 1 },
      ...{
        cause: `attempt:${id.slice(0, 20)}`,
        payload: JSON.stringify({ ...paymentPayload(id, "R1"), signature: "00" }),
        occurredAt: merchant.ctx.now(),
      },
    },
  });
  expect((await drop(id)).status).toBe(200);
  expect(await list("kind=payment")).toMatchObject({ count: 1, results: [{ session_id: id }] });
  expect(await list("kind=session.deleted")).toMatchObject({ count: 1, results: [{ session_id: id }] });
});
