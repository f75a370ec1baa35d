import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { Busy, Conflict, InvalidFields } from "@/server/kernel/errors";
import { create, refusalOf } from "@/server/testing/creating";
import { testMerchant } from "@/server/testing/harness";
import { type CreateHandler, onCreate } from "./index";
import { createHandler } from "./on-create";

describe("payment types that another module serves", () => {
  const BODY = {
    payment_type: "auto_pay",
    customer_id: "c",
    agreement: { id: "a" },
    extra: { mine: 1 },
    autopay: { x: 1 },
  };

  const wired = createHandler("auto_pay");
  beforeEach(() => onCreate("auto_pay", null));
  afterEach(() => onCreate("auto_pay", wired));

  async function withHandler<T>(handler: CreateHandler, work: () => Promise<T>): Promise<T> {
    onCreate("auto_pay", handler);
    return await work();
  }

  test("are no choice without it", async () => {
    const { ctx } = await testMerchant();
    expect(await refusalOf(create(ctx, BODY))).toEqual({ payment_type: ['"auto_pay" is not a valid choice.'] });
  });

  test("get the module's keys in extra, written in the same transaction", async () => {
    const { ctx } = await testMerchant();
    const handler: CreateHandler = (_ctx, input) => async (_at, tx, session) => {
      expect(await tx.paymentSession.count({ where: { id: session.id } })).toBe(1);
      expect(input.autopay).toEqual({ x: 1 });
      return { autopay: { subscription_id: "sub_1" } };
    };
    const view = await withHandler(handler, () => create(ctx, BODY));
    expect(view.extra).toEqual({ mine: 1, autopay: { subscription_id: "sub_1" } });
    expect(view).not.toHaveProperty("autopay");
  });

  test("are judged by the module before the gateways are", async () => {
    const { ctx, id } = await testMerchant();
    const handler: CreateHandler = () => {
      throw new InvalidFields({ autopay: { frequency: ["This field is required."] } });
    };
    const refused = await withHandler(handler, () => refusalOf(create(ctx, { ...BODY, pg_codes: ["nobody"] })));
    expect(refused).toEqual({ autopay: { frequency: ["This field is required."] } });
    expect(await ctx.db.paymentSession.count({ where: { merchantId: id } })).toBe(0);
  });

  test("stay behind as failed when the module refuses, without anything it wrote", async () => {
    const { ctx, id } = await testMerchant();
    const handler: CreateHandler = () => async (_ctx, tx, session) => {
      await tx.paymentSession.update({ where: { id: session.id }, data: { orderNo: "half done" } });
      throw new Conflict("No subscription.");
    };
    await withHandler(handler, () => expect(create(ctx, BODY)).rejects.toThrow("No subscription."));
    const [row] = await ctx.db.paymentSession.findMany({ where: { merchantId: id } });
    expect(row).toMatchObject({ state: "failed", orderNo: null });
    expect(await ctx.db.stateChange.findMany({ where: { merchantId: id } })).toMatchObject([
      { machine: "session", objectId: row?.id, from: "created", event: "setup_refused", to: "failed" },
    ]);
  });

  it.each([
    ["busy", new Busy()],
    ["broken", new Error("a bug")],
  ])("leave nothing when the module is %s", async (_, error) => {
    const { ctx, id } = await testMerchant();
    const handler: CreateHandler = () => () => Promise.reject(error);
    await withHandler(handler, () => expect(create(ctx, BODY)).rejects.toThrow(error));
    expect(await ctx.db.paymentSession.count({ where: { merchantId: id } })).toBe(0);
  });
});
