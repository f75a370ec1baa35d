import { randomUUID } from "node:crypto";
import { expect, it, test } from "vitest";
import "@/server/wiring";
import { type Answer, type Once, withIdempotency } from "@/server/domain/limits";
import { findOneStepResult, payInOneStep } from "@/server/domain/native";
import { CreateSession, createOrPay, onInstrument, type Pay } from "@/server/domain/sessions";
import { Unprocessable } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { BODY } from "@/server/testing/session-calls";
import { autopayBody } from "@/server/testing/subscribing";

const APPLE = { payment_instrument: { instrument_type: "apple_pay", payload: APPLE_PAY } };

function keyedCreation(merchant: TestMerchant, wire: object) {
  const body = { ...BODY, ...wire };
  const request = { key: randomUUID(), route: "create-session", body };
  const work = (ctx: Ctx) => async (once: Once) => {
    const { status, view } = await createOrPay(ctx, readInput(CreateSession, body), once);
    return { status, body: view };
  };
  const { ctx } = merchant;
  const later = { ...ctx, realNow: () => new Date(Date.now() + 61_000) };
  return {
    /** The process dies after the work; nothing more is written. */
    killed: () => {
      const idempotencyKey = { updateMany: die, deleteMany: die };
      const db = new Proxy(ctx.db, {
        get: (target, name) => (name === "idempotencyKey" ? idempotencyKey : Reflect.get(target, name)),
      });
      return expect(withIdempotency({ ...ctx, db }, request, work(ctx))).rejects.toThrow("killed");
    },
    sent: (): Promise<Answer> => withIdempotency(ctx, request, work(ctx)),
    repeated: (sent: object = body): Promise<Answer> => withIdempotency(later, { ...request, body: sent }, work(later)),
  };
}

const die = () => Promise.reject(new Error("killed"));

function counts({ id: merchantId, ctx: { db } }: TestMerchant) {
  const where = { merchantId };
  return Promise.all([db.paymentSession.count({ where }), db.subscription.count({ where }), charges()]);
  function charges() {
    return db.simulatedGatewayEntry.count({ where: { merchantId, kind: "purchase", outcome: "success" } });
  }
}

it.each([
  ["a session", {}, [1, 0, 0]],
  ["a session with its subscription", autopayBody({ start_date: "2100-01-31" }), [1, 1, 0]],
  ["a session that was paid in the creating call", APPLE, [1, 0, 1]],
])("%s is made once, though the process dies before it answers", async (_, wire, expected) => {
  const merchant = await testMerchant({ gateways: [{ paymentServices: ["apple_pay"] }] });
  const { killed, repeated } = keyedCreation(merchant, wire);
  await killed();
  const [session] = await merchant.ctx.db.paymentSession.findMany({ where: { merchantId: merchant.id } });
  expect(await repeated()).toMatchObject({ status: 201, body: { session_id: session?.id } });
  expect(await repeated()).toMatchObject({ status: 201, isReplay: true, body: { session_id: session?.id } });
  expect(await counts(merchant)).toEqual(expected);
});

test("a key under which something was made takes no other body", async () => {
  const merchant = await testMerchant();
  const { killed, repeated } = keyedCreation(merchant, {});
  await killed();
  await expect(repeated({ ...BODY, order_no: "other" })).rejects.toThrow(Unprocessable);
});

/** Runs `work` while every payment of an instrument goes `how` instead. */
async function paying(how: (pay: Pay) => Pay, work: () => Promise<unknown>): Promise<void> {
  onInstrument({
    validate: async (ctx, request) => how(await payInOneStep(ctx, request)),
    findEarlierResult: findOneStepResult,
  });
  await work().finally(() => onInstrument({ validate: payInOneStep, findEarlierResult: findOneStepResult }));
}

test.each<[string, (pay: Pay) => Pay]>([
  ["before its session is charged", () => die],
  ["after its session was charged", (pay) => (ctx, id) => pay(ctx, id).then(die)],
])("a one-step payment that breaks %s is charged once, in one session", async (_, how) => {
  const merchant = await testMerchant({ gateways: [{ paymentServices: ["apple_pay"] }] });
  const { sent } = keyedCreation(merchant, APPLE);
  await paying(how, () => expect(sent()).rejects.toThrow("killed"));
  const [session] = await merchant.ctx.db.paymentSession.findMany({ where: { merchantId: merchant.id } });
  expect(await sent()).toMatchObject({ status: 201, body: { session_id: session?.id } });
  expect(await counts(merchant)).toEqual([1, 0, 1]);
});

test("a repeat that comes second in the session of a request that was only slow answers with that one's charge", async () => {
  const merchant = await testMerchant({ gateways: [{ paymentServices: ["apple_pay"] }] });
  const { sent } = keyedCreation(merchant, APPLE);
  const slow: { pay?: () => Promise<unknown> } = {};
  const stall =
    (pay: Pay): Pay =>
    (ctx, id) => {
      slow.pay = () => pay(ctx, id);
      return die();
    };
  await paying(stall, () => expect(sent()).rejects.toThrow("killed"));
  await paying(
    (pay) => (ctx, id) => Promise.resolve(slow.pay?.()).then(() => pay(ctx, id)),
    async () => {
      expect(await sent()).toMatchObject({ status: 201, body: { result: "success" } });
    },
  );
  expect(await sent()).toMatchObject({ status: 201, isReplay: true });
  expect(await counts(merchant)).toEqual([1, 0, 1]);
});
