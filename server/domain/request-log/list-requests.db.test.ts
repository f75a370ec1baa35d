import { expect, test } from "vitest";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { listRequestLog } from "./list-requests";

const ALL = { requestId: null, method: null, path: null, outcome: null, callerKind: null };

async function keep(merchant: TestMerchant, entries: readonly Record<string, unknown>[]): Promise<void> {
  const common = {
    merchantId: merchant.id,
    answeredAt: new Date(),
    milliseconds: 1,
    callerKind: "private_key",
    callerId: "k",
  };
  const facts = { method: "POST", path: "/b/x/", status: 200, requestId: "r" };
  for (const entry of entries)
    await merchant.ctx.db.requestLogEntry.create({ data: { ...common, ...facts, ...entry } });
}

test("requests are found by id, path, method, outcome and caller, newest first, a page at a time", async () => {
  const merchant = await testMerchant();
  const other = await testMerchant();
  await keep(other, [{ requestId: "r-1" }]);
  await keep(merchant, [
    { requestId: "r-1", path: "/b/checkout/v1/pymt-txn/abc/" },
    { requestId: "r-2", method: "GET", status: 404 },
    { requestId: "r-3", status: 500, callerKind: "user", callerId: "7" },
  ]);
  const { ctx } = merchant;
  const ids = async (filter: object, cursor: string | null = null, limit = 10) => {
    const page = await listRequestLog(ctx, { ...ALL, ...filter }, { cursor, limit });
    return { ids: page.requests.map(({ requestId }) => requestId), next: page.next };
  };
  expect((await ids({})).ids).toEqual(["r-3", "r-2", "r-1"]);
  expect((await ids({ requestId: "r-1" })).ids).toEqual(["r-1"]);
  expect((await ids({ path: "pymt-txn/abc" })).ids).toEqual(["r-1"]);
  expect((await ids({ method: "GET" })).ids).toEqual(["r-2"]);
  expect((await ids({ outcome: "ok" })).ids).toEqual(["r-1"]);
  expect((await ids({ outcome: "refused" })).ids).toEqual(["r-2"]);
  expect((await ids({ outcome: "failed" })).ids).toEqual(["r-3"]);
  expect((await ids({ callerKind: "user" })).ids).toEqual(["r-3"]);
  const first = await ids({}, null, 2);
  expect(first.ids).toEqual(["r-3", "r-2"]);
  expect(await ids({}, first.next, 2)).toEqual({ ids: ["r-1"], next: null });
});
