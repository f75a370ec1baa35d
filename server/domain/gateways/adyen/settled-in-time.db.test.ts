import { expect, test } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { resolveUnknownOperations as resolveFollowUps } from "@/server/domain/operations";
import { resolveUnknownOperations } from "@/server/domain/payments";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { adyenMerchant, CUSTOMER, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import { payByKeptCard } from "@/server/testing/fault-matrix";
import type { SharedFault } from "@/server/testing/gateway-double/call-server";
import { operate } from "@/server/testing/operating";
import { newSession, stateOf } from "@/server/testing/paying";
import { resolveFor } from "@/server/testing/resolve-for";

const bench = adyenBench();

const BOUNDS: readonly [SharedFault, seconds: number][] = [
  ["broken_before", 60],
  ["broken_after", 60],
  ["error_before", 300],
  ["error_after", 300],
];

test.each(BOUNDS)(
  "the charge of a saved card that met %s is settled within %i seconds, once",
  async (trouble, seconds) => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER });
    bench.double.fail(trouble, /payments$/);
    await payByKeptCard(merchant, id);
    const states = async () => (await stateOf(merchant, id)).attemptStates;
    expect(await states()).toEqual(["processing"]);
    const goesOn = async () => (await states()).includes("processing");
    await resolveFor(seconds, { merchant, double: bench.double, job: resolveUnknownOperations, goesOn });
    expect(await states()).toEqual(["success"]);
    expect(bench.double.book.movements.map(({ kind }) => kind)).toEqual(["take"]);
  },
);

test.each(BOUNDS)(
  "the refund that met %s is settled within %i seconds, once, if Adyen tells",
  async (trouble, seconds) => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER });
    await payByKeptCard(merchant, id);
    bench.double.fail(trouble, /refunds$/);
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
    const states = async () => {
      const rows = await merchant.ctx.db.operation.findMany({ where: { merchantId: merchant.id } });
      return rows.map(({ state }) => state);
    };
    expect(await states()).toEqual(["processing"]);
    const goesOn = async () => {
      await tell(merchant, bench.double);
      const { ctx } = merchant;
      for (const due of await workGatewayNotifications.due(ctx, { merchantId: merchant.id }, 50))
        await workGatewayNotifications.run(ctx, due.id);
      return (await states()).some((state) => state !== "done");
    };
    await resolveFor(seconds, { merchant, double: bench.double, job: resolveFollowUps, goesOn });
    expect(await states()).toEqual(["done"]);
    expect(bench.double.book.movements.map(({ kind }) => kind)).toEqual(["take", "refund"]);
  },
);
