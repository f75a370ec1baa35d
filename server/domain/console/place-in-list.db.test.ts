import { beforeAll, describe, expect, test } from "vitest";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { listPayments, placeInList, readPaymentQuery } from ".";

let shop: TestMerchant;
let ids: readonly string[];

beforeAll(async () => {
  shop = await testMerchant();
  const made: string[] = [];
  for (const amount of ["1", "7", "3"]) made.push(await newSession(shop, { amount, customer_id: "c-2041" }));
  await newSession(shop, { amount: "5", customer_id: "c-1" });
  const { rows } = await listPayments(shop.ctx, values({}), 10);
  ids = rows.flatMap((row) => ("sessionId" in row && made.includes(row.sessionId) ? [row.sessionId] : []));
});

function values(query: Record<string, string>) {
  return readPaymentQuery(query).values;
}

describe("the place in the list from which a payment was opened", () => {
  const placed = (at: number, query: Record<string, string>, ctx = shop.ctx) =>
    placeInList(ctx, values({ customer: "c-2041", ...query }), ids[at] ?? "");

  test("is its position and its neighbours, in the list's order", async () => {
    const [first, second, third] = ids;
    const shown = { isListed: true, all: 3 };
    expect(await placed(0, {})).toEqual({ ...shown, position: 1, previous: null, next: second });
    expect(await placed(1, {})).toEqual({ ...shown, position: 2, previous: first, next: third });
    expect(await placed(2, {})).toEqual({ ...shown, position: 3, previous: second, next: null });
    expect(await placed(1, { sort: "oldest" })).toMatchObject({ position: 2, previous: third, next: first });
    expect(await placed(1, { sort: "highest" })).toMatchObject({ position: 1, previous: null, next: first });
  });

  test("has no position if the payment left the filter, but neighbours", async () => {
    const place = { previous: ids[0], next: ids[2], isListed: false, position: null, all: null };
    expect(await placed(1, { amount: "<5" })).toEqual(place);
  });

  test("is none for another merchant, or for a type that the user may not view", async () => {
    const stranger = await testMerchant();
    expect(await placed(0, {}, stranger.ctx)).toBeNull();
    const viewer = await signedIn(shop, ["console.access", "Can view e-commerce payments"]);
    expect(await placed(0, {}, viewer)).toBeNull();
  });
});
