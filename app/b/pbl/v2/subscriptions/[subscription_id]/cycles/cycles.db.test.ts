import { describe, expect, test } from "vitest";
import { payOutstanding, readPageLink } from "@/server/domain/subscriptions";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { pay } from "@/server/testing/paying";
import { userWith } from "@/server/testing/session-calls";
import { advanceTo, newSubscription, present, subscribe } from "@/server/testing/subscribing";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import * as list from "./route";

async function world() {
  const merchant = await merchantAt(NOW);
  const key = merchant.privateKey;
  const cycles = (id: string, query = "", as: RouteRequest = { key }) =>
    callRoute(list, { ...as, params: { subscription_id: id }, path: `/b/pbl/v2/subscriptions/${id}/cycles/${query}` });
  return { merchant, cycles };
}

const PLAN = { autopay: { start_date: "2030-02-28" } };

describe("GET 200", () => {
  test("the customer's cycle with the customer's attempts, then the service's with its own", async () => {
    const { merchant, cycles } = await world();
    const { id, setupSessionId } = await newSubscription(merchant, { start_date: "2030-02-28", retry_count: 1 });
    await pay(merchant, setupSessionId, "2");
    await pay(merchant, setupSessionId, "6");
    await advanceTo(merchant, "2030-03-01T12:00:00Z");
    const { status, body } = await cycles(id);
    expect([status, body.count, body.next, body.previous]).toEqual([200, 2, null, null]);
    expect(body.results).toEqual([
      {
        cycle_number: 1,
        scheduled_date: "2030-02-10",
        amount_due: "1.000",
        status: "paid",
        paid_at: expect.stringMatching(/^2030-02-10T12:/),
        failure_reason: null,
        session_id: setupSessionId,
        charge_type: "cit",
        payment_attempts: [
          attempt(1, "failed", "2030-02-10T12:", "Simulated decline"),
          attempt(2, "success", "2030-02-10T12:", null),
        ],
      },
      {
        cycle_number: 2,
        scheduled_date: "2030-02-28",
        amount_due: "5.000",
        status: "failed",
        paid_at: null,
        failure_reason: "insufficient funds",
        session_id: expect.stringMatching(/^[0-9a-f]{40}$/),
        charge_type: "mit",
        payment_attempts: [
          attempt(1, "failed", "2030-02-27T21:", "insufficient funds"),
          attempt(2, "failed", "2030-02-27T22:", "insufficient funds"),
        ],
      },
    ]);
  });

  test("a cycle that is not due yet has no attempts and no session", async () => {
    const { merchant, cycles } = await world();
    const { id } = await subscribe(merchant, "1", PLAN);
    expect((await cycles(id)).body.results[1]).toMatchObject({ session_id: null, payment_attempts: [] });
  });

  test("an attempt that the customer gave up on the gateway's page is none", async () => {
    const { merchant, cycles } = await world();
    const { id, setupSessionId } = await newSubscription(merchant, PLAN.autopay);
    await pay(merchant, setupSessionId, "9");
    await pay(merchant, setupSessionId, "3");
    expect((await cycles(id)).body.results[0].payment_attempts).toEqual([
      attempt(1, "error", "2030-02-10T12:", "Simulated error"),
    ]);
  });

  test("a balance that the customer pays is found under session_id, not among the service's attempts", async () => {
    const { merchant, cycles } = await world();
    const { id } = await subscribe(merchant, "6", { autopay: { ...PLAN.autopay, retry_count: 1 } });
    await advanceTo(merchant, "2030-03-01T00:00:00Z");
    const [, failed] = (await cycles(id)).body.results;
    const card = { token: "411111111111111", last4: "1111" };
    await merchant.ctx.db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: card });
    const { ctx } = await present(merchant);
    const token = (await readPageLink(ctx, id)).page_token;
    await payOutstanding(ctx, { token });
    const [, paid] = (await cycles(id)).body.results;
    expect(paid).toMatchObject({ status: "paid", failure_reason: null, payment_attempts: failed.payment_attempts });
    expect(paid.session_id).not.toBe(failed.session_id);
    expect(paid.payment_attempts).toHaveLength(2);
  });

  test("ten a page, by their number", async () => {
    const { merchant, cycles } = await world();
    const { id } = await subscribe(merchant, "1", PLAN);
    await advanceTo(merchant, "2030-12-15T00:00:00Z");
    const first = (await cycles(id)).body;
    expect([first.count, first.results.length, first.previous]).toEqual([12, 10, null]);
    expect(first.next).toBe(
      `http://localhost:3000/b/pbl/v2/subscriptions/${id}/cycles/?limit=10&offset=10&starting_after=10`,
    );
    const second = (await cycles(id, new URL(first.next).search)).body;
    expect([second.next, second.results.map((cycle: { cycle_number: number }) => cycle.cycle_number)]).toEqual([
      null,
      [11, 12],
    ]);
  }, 60_000);
});

function attempt(number: number, status: string, at: string, reason: string | null) {
  return {
    attempt_number: number,
    attempted_at: expect.stringContaining(at),
    status,
    failure_reason: reason,
    reference_number: expect.stringMatching(/^SRF/),
  };
}

describe("GET 400, 401, 403, 404", () => {
  test("a window that is none", async () => {
    const { merchant, cycles } = await world();
    const { id } = await writeSubscription(merchant);
    expect(await cycles(id, "?limit=x&offset=-1")).toMatchObject({
      status: 400,
      body: { limit: [expect.any(String)], offset: [expect.any(String)] },
    });
  });

  test("who may not view", async () => {
    const { merchant, cycles } = await world();
    const { id } = await writeSubscription(merchant);
    expect((await cycles(id, "", {})).status).toBe(401);
    const basic = await userWith(merchant, ["Can view e-commerce payments"]);
    expect((await cycles(id, "", { basic })).status).toBe(403);
  });

  test("unknown, or another merchant's", async () => {
    const [mine, other] = [await world(), await world()];
    const { id } = await writeSubscription(other.merchant);
    for (const reply of [await mine.cycles(id), await mine.cycles("sub_x")])
      expect([reply.status, reply.body]).toEqual([404, { detail: "Not found." }]);
  });
});
