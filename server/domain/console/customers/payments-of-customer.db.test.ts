import { beforeAll, describe, expect, test } from "vitest";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { listPayments, paymentsOfCustomer, readPaymentQuery } from "..";

let shop: TestMerchant;

beforeAll(async () => {
  shop = await testMerchant();
  for (const customer of ["c-2041", "c-2041", "c-2041", "c-1"]) await newSession(shop, { customer_id: customer });
});

describe("the payments of a payment's customer", () => {
  test("are counted by the customer's id, as the list that they lead to lists them", async () => {
    const found = await paymentsOfCustomer(shop.ctx, "c-2041");
    expect(found).toMatchObject({ count: 3, isMore: false });
    const { values } = readPaymentQuery(found?.query ?? {});
    expect((await listPayments(shop.ctx, values, 10)).rows).toHaveLength(3);
  });

  test("are not counted without an id, and are none for another merchant", async () => {
    expect(await paymentsOfCustomer(shop.ctx, null)).toBeNull();
    const stranger = await testMerchant();
    expect(await paymentsOfCustomer(stranger.ctx, "c-2041")).toMatchObject({ count: 0 });
  });
});
