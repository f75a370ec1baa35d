import "@/server/wiring";
import { expect, test } from "vitest";
import { updateSession } from "@/server/domain/sessions";
import { operate } from "@/server/testing/operating";
import { pay, stateOf } from "@/server/testing/paying";
import { linkOf } from "@/server/testing/scenario";
import { advanceTo, cycleSession, newSubscription, present } from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { retrySetup } from "../index";

const START = "2030-01-31T09:00:00Z";
const WIRE = {
  webhook_url: "http://127.0.0.1:9/hook",
  customer_first_name: "Sara",
  extra: { colour: "red", sandbox_result: "success" },
};

test("what later sessions copy of a setup session outlives its deletion, before and after the setup was seen to fail", async () => {
  const merchant = await merchantAt(START);
  const { id, setupSessionId } = await newSubscription(merchant, {}, WIRE);
  const fields = { details: {}, webhookUrl: "http://127.0.0.1:9/changed" };
  await updateSession(merchant.ctx, { sessionId: setupSessionId, fields, isFullUpdate: false });
  const { details } = await stateOf(merchant, setupSessionId);
  let setup = setupSessionId;
  for (const operations of [["delete"], ["expire", "delete"]]) {
    const { ctx } = await present(merchant);
    for (const operation of operations)
      expect(await operate(ctx, { operation, session_id: setup })).toMatchObject({ status: 200 });
    const outcome = await retrySetup(ctx, await linkOf(merchant, id));
    if (outcome.kind !== "checkout") throw new Error(outcome.kind);
    setup = outcome.sessionId;
  }
  await pay(merchant, setup, "1");
  await advanceTo(merchant, "2030-02-27T21:30:00Z");
  for (const sessionId of [setup, await cycleSession(merchant, id, 2)])
    expect(await stateOf(merchant, sessionId)).toMatchObject({
      webhookUrl: "http://127.0.0.1:9/changed",
      extra: { colour: "red", autopay: { subscription_id: id } },
      details,
    });
});
