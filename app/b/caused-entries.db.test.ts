import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import * as sessions from "@/app/b/checkout/v1/pymt-txn/route";
import * as operations from "@/app/b/pbl/v2/operation/route";
import { systemContext } from "@/server/context";
import { paymentPage } from "@/server/domain/console";
import { startRecorder } from "@/server/domain/request-log";
import { callRoute } from "@/server/testing/call-route";
import { signedIn } from "@/server/testing/console";
import { operatingMerchant } from "@/server/testing/operating";
import { pay } from "@/server/testing/paying";

const VIEW = ["console.access", "Can view payment requests"];

test("entries of a payment's timeline name the API requests that caused them, for who may read the log", async () => {
  const merchant = await operatingMerchant();
  const recorder = startRecorder(systemContext());
  onTestFinished(() => recorder.stop());
  const send = async (route: Parameters<typeof callRoute>[0], path: string, body: object) => {
    const id = randomUUID();
    const headers = { "X-Request-Id": id };
    const { status, body: made } = await callRoute(route, {
      ...{ method: "POST", path, key: merchant.privateKey, headers, body },
    });
    return { id, status, made };
  };
  const order = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };
  const created = await send(sessions, "/b/checkout/v1/pymt-txn/", order);
  const sessionId = created.made.session_id;
  await pay(merchant, sessionId, "1");
  const ask = { session_id: sessionId, operation: "refund", amount: "1.000" };
  const refund = await send(operations, "/b/pbl/v2/operation/", ask);
  const refused = await send(operations, "/b/pbl/v2/operation/", { ...ask, amount: "99.000" });
  expect([created.status, refund.status, refused.status]).toEqual([201, 200, 400]);
  await recorder.stop();
  const named = async (rights: string[]) => {
    const { timeline } = await paymentPage(await signedIn(merchant, rights), sessionId);
    return timeline.flatMap(({ kind, callId }) => (callId === null ? [] : [[kind, callId]]));
  };
  expect(await named([...VIEW, "console.developer"])).toEqual([
    ["refund", refund.id],
    ["created", created.id],
  ]);
  expect(await named(VIEW)).toEqual([]);
});
