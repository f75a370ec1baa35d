import { describe, expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { userWith } from "@/server/testing/session-calls";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import * as all from "./route";

async function world() {
  const merchant = await merchantAt(NOW);
  const key = merchant.privateKey;
  const list = (body: object = {}, as: object = { key }, query = "") =>
    callRoute(all, { method: "POST", ...as, body, path: `/b/pbl/v2/subscriptions/${query}` });
  const found = async (body: object) =>
    (await list(body)).body.results.map(({ customer_id }: { customer_id: string }) => customer_id).join(" ");
  const write = (customerId: string, createdAt: string, change: object = {}) =>
    writeSubscription(merchant, { customerId, createdAt: new Date(createdAt), ...change });
  return { merchant, list, found, write };
}

describe("POST 200", () => {
  test("summaries of nine fields, newest first", async () => {
    const { list, write } = await world();
    await write("older", "2030-02-01T00:00:00Z");
    const { id } = await write("newer", "2030-02-02T00:00:00Z");
    const { status, body } = await list();
    expect([status, body.count, body.next, body.previous]).toEqual([200, 2, null, null]);
    expect(body.results[1].customer_id).toBe("older");
    expect(body.results[0]).toEqual({
      id,
      customer_id: "newer",
      customer_email: "sara@example.com",
      frequency: "monthly",
      recurring_amount: "5.000",
      currency: "KWD",
      status: "active",
      next_billing_date: "2030-02-28",
      created_at: "2030-02-02T00:00:00.000Z",
    });
  });

  test("an empty body, a form, and no subscription at all", async () => {
    const { merchant, list } = await world();
    const none = { count: 0, next: null, previous: null, results: [] };
    expect((await list()).body).toEqual(none);
    const sent = { method: "POST", key: merchant.privateKey } as const;
    expect((await callRoute(all, sent)).body).toEqual(none);
    expect((await callRoute(all, { ...sent, body: new URLSearchParams({ status: "active" }) })).body).toEqual(none);
  });
});

describe("filters", () => {
  test("status and customer", async () => {
    const { found, write } = await world();
    await write("a", "2030-02-03T00:00:00Z");
    await write("b", "2030-02-02T00:00:00Z", { status: "trialing" });
    await write("c", "2030-02-01T00:00:00Z");
    expect(await found({ status: "active" })).toBe("a c");
    expect(await found({ status: "expired" })).toBe("");
    expect(await found({ status: "trialing", customer_id: "b" })).toBe("b");
    expect(await found({ status: "active", customer_id: "b" })).toBe("");
    expect(await found({ status: "", customer_id: "" })).toBe("a b c");
  });

  test("days of the merchant's zone and instants, both inclusive", async () => {
    const { found, write } = await world();
    await write("c", "2030-02-03T21:00:00Z");
    await write("b", "2030-02-03T20:59:59Z");
    await write("a", "2030-02-02T21:00:00Z");
    expect(await found({ created_after: "2030-02-03", created_before: "2030-02-03" })).toBe("b a");
    expect(await found({ created_after: "2030-02-04" })).toBe("c");
    expect(await found({ created_before: "2030-02-02" })).toBe("");
    expect(await found({ created_after: "2030-02-03T20:59:59Z" })).toBe("c b");
    expect(await found({ created_before: "2030-02-03T23:59:59+03:00" })).toBe("b a");
  });

  test("subscriptions of another merchant are never among them", async () => {
    const [mine, other] = [await world(), await world()];
    await other.write("a", "2030-02-01T00:00:00Z");
    expect((await mine.list()).body.count).toBe(0);
  });

  test("a user sees the session types that the user may view", async () => {
    const { merchant, list, write } = await world();
    await write("a", "2030-02-01T00:00:00Z");
    await write("b", "2030-02-02T00:00:00Z", { type: "e_commerce" });
    const basic = await userWith(merchant, ["Can view e-commerce payments"]);
    expect((await list({}, { basic })).body).toMatchObject({ count: 1, results: [{ customer_id: "b" }] });
    expect((await list({}, { basic: await userWith(merchant, ["wallet.view"]) })).status).toBe(403);
  });
});

describe("pages", () => {
  test("20 unless asked, 100 at most; links hold the window, which the query says before the body", async () => {
    const { merchant, list, write } = await world();
    const key = merchant.privateKey;
    const rows = [];
    for (let n = 10; n < 31; n += 1) rows.push(await write(`c${n}`, `2030-01-${n}T00:00:00Z`));
    const first = await list();
    expect([first.body.count, first.body.results.length, first.body.previous]).toEqual([21, 20, null]);
    const start = first.body.results.at(-1).id;
    expect(first.body.next).toBe(
      `http://localhost:3000/b/pbl/v2/subscriptions/?limit=20&offset=20&starting_after=${start}`,
    );
    const second = await list({}, { key }, new URL(first.body.next).search);
    expect(second.body.results).toMatchObject([{ customer_id: "c10" }]);
    expect((await list({ limit: 2, offset: 1 })).body.results).toMatchObject([
      { customer_id: "c29" },
      { customer_id: "c28" },
    ]);
    expect((await list({ limit: 2 }, { key }, "?limit=1&offset=3")).body.results).toMatchObject([
      { customer_id: "c27" },
    ]);
    expect((await list({ limit: 1000 })).body.results).toHaveLength(21);
  }, 60_000);
});

describe("POST 400", () => {
  test.each([
    [{ status: "paused" }, { status: ['"paused" is not a valid choice.'] }],
    [{ status: "__proto__" }, { status: ['"__proto__" is not a valid choice.'] }],
    [{ created_after: "yesterday" }, { created_after: [expect.stringContaining("Datetime has wrong format")] }],
    [{ created_before: "2030-02-30" }, { created_before: [expect.any(String)] }],
    [{ limit: 0 }, { limit: ["Ensure this value is greater than or equal to 1."] }],
    [
      { limit: "x", offset: -1 },
      { limit: [expect.any(String)], offset: [expect.any(String)] },
    ],
    [{ customer_id: "x".repeat(65) }, { customer_id: ["Ensure this field has no more than 64 characters."] }],
  ])("%j", async (body, expected) => {
    const { list } = await world();
    expect(await list(body)).toMatchObject({ status: 400, body: expected });
  });

  test("a window of the query that is none", async () => {
    const { merchant, list } = await world();
    const reply = await list({}, { key: merchant.privateKey }, "?limit=0&offset=x");
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, ["limit", "offset"]]);
  });
});

test("401 without credentials, 405 for another verb", async () => {
  const { merchant, list } = await world();
  expect((await list({}, {})).status).toBe(401);
  expect((await callRoute(all, { method: "GET", key: merchant.privateKey })).headers.get("Allow")).toBe(
    "POST, OPTIONS",
  );
});
