import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import { writeHistory } from "@/server/testing/figures";
import { testMerchant } from "@/server/testing/harness";
import { filterCounts, paymentSums, readPaymentQuery } from "..";

const values = (query: Record<string, string>) => readPaymentQuery({ range: "all", ...query }).values;

test("each value of a filter that is not set has the number of payments that it would leave", async () => {
  const shop = await testMerchant();
  await writeHistory(
    shop,
    Array.from({ length: 24 }, (_, index) => ({
      at: new Date(Date.UTC(2030, 1, 10, 9 + index)),
      amount: `${1 + (index % 5)}.500`,
      currency: index % 3 === 0 ? "BHD" : "KWD",
      type: "payment_request" as const,
      paid: index % 4 !== 3,
      failures: index % 3,
    })),
  );
  const attempts = await database().attempt.findMany({ where: { merchantId: shop.id }, orderBy: { id: "asc" } });
  for (const [index, { id }] of attempts.entries()) {
    const brand = ["VISA", "mc"][index % 4 === 0 ? 0 : 1];
    const formOfPayment = ["card", "cash", "token"][index % 3] ?? "card";
    const data = { formOfPayment, ...(index % 2 === 0 && { card: { number: "411111XXXXXX1111", brand } }) };
    await database().attempt.update({ where: { id }, data });
  }
  const asked: Record<string, string>[] = [
    ...[{}, { method: "visa" }, { reason: "unknown" }, { state: "paid" }, { currency: "KWD", amount: ">2" }],
    ...[{ gateway: "sandbox" }, { gateway: "sandbox", method: "card" }, { view: "paid", by: "received" }],
    ...[{ by: "received", gateway: "sandbox" }, { by: "tried" }, { by: "failed", gateway: "sandbox" }],
  ];
  for (const query of asked) {
    const sums = await paymentSums(shop.ctx, values(query));
    const counts = await filterCounts(shop.ctx, values(query), { gateways: ["sandbox", "none"], sums });
    expect(Object.keys(counts).filter((name) => name in query)).toEqual([]);
    const ofValues = Object.entries(counts).flatMap(([filter, found]) =>
      Object.entries(found).map(([value, count]) => ({ more: { [filter]: value }, count })),
    );
    for (const { more, count } of ofValues) {
      const { counts: listed } = await paymentSums(shop.ctx, values({ ...query, ...more }));
      expect({ more, count }).toEqual({ more, count: listed[values(query).view ?? "all"] });
    }
    expect(ofValues.some(({ count }) => count > 0)).toBe(true);
  }
  const sums = { counts: { ...(await paymentSums(shop.ctx, values({}))).counts, all: 1_001 } };
  expect(await filterCounts(shop.ctx, values({}), { gateways: ["sandbox"], sums })).toEqual({});
});
