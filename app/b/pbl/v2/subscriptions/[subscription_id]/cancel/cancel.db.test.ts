import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { userWith } from "@/server/testing/session-calls";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import * as one from "../route";
import * as cancellation from "./route";

async function world() {
  const merchant = await merchantAt(NOW);
  const key = merchant.privateKey;
  const cancel = (
    id: string,
    body: unknown,
    idempotencyKey: string | null = randomUUID(),
    as: RouteRequest = { key },
  ) =>
    callRoute(cancellation, {
      method: "POST",
      ...as,
      body,
      params: { subscription_id: id },
      headers: idempotencyKey === null ? {} : { "Idempotency-Key": idempotencyKey },
    });
  const read = async (id: string) => (await callRoute(one, { key, params: { subscription_id: id } })).body;
  return { merchant, cancel, read };
}

describe("POST 200", () => {
  test("immediate: the full subscription, canceled at once with its open cycle", async () => {
    const { merchant, cancel, read } = await world();
    const { id } = await writeSubscription(merchant);
    const { status, body } = await cancel(id, { mode: "immediate", reason: "fraud", note: "called" });
    expect([status, body]).toEqual([200, await read(id)]);
    expect(body).toMatchObject({
      status: "canceled",
      cancel_at_period_end: false,
      canceled_at: expect.stringMatching(/^2030-02-10T12:/),
      cancellation_initiator: "merchant",
      cancellation_reason: "fraud",
      cancellation_note: "called",
      next_billing_date: null,
      current_cycle: { cycle_number: 2, status: "canceled" },
    });
  });

  test("at_period_end: unchanged but for the flag and who asked", async () => {
    const { merchant, cancel } = await world();
    const { id, row } = await writeSubscription(merchant);
    const { status, body } = await cancel(id, { mode: "at_period_end" });
    expect([status, body]).toMatchObject([
      200,
      {
        status: "active",
        cancel_at_period_end: true,
        canceled_at: null,
        cancellation_initiator: "merchant",
        cancellation_reason: null,
        cancellation_note: null,
        next_billing_date: "2030-02-28",
        current_cycle: { status: "scheduled" },
      },
    ]);
    expect((await row()).cancelDueAt?.toISOString()).toBe("2030-02-27T21:00:00.000Z");
  });

  test("a form body", async () => {
    const { merchant, cancel } = await world();
    const { id } = await writeSubscription(merchant);
    const form = new URLSearchParams({ mode: "immediate", reason: "" });
    expect(await cancel(id, form)).toMatchObject({ status: 200, body: { cancellation_reason: null } });
  });
});

describe("under one Idempotency-Key", () => {
  test("a repeat gets the same body, also when the subscription has ended since", async () => {
    const { merchant, cancel } = await world();
    const { id } = await writeSubscription(merchant);
    const key = randomUUID();
    const first = await cancel(id, { mode: "at_period_end" }, key);
    await cancel(id, { mode: "immediate" });
    const again = await cancel(id, { mode: "at_period_end" }, key.toUpperCase());
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(first.headers.get("Idempotent-Replayed")).toBeNull();
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test("a repeat of an immediate one is no conflict with itself", async () => {
    const { merchant, cancel } = await world();
    const { id } = await writeSubscription(merchant);
    const key = randomUUID();
    const first = await cancel(id, { mode: "immediate" }, key);
    expect([(await cancel(id, { mode: "immediate" }, key)).body, first.status]).toEqual([first.body, 200]);
  });

  test("another body is 422", async () => {
    const { merchant, cancel } = await world();
    const { id } = await writeSubscription(merchant);
    const key = randomUUID();
    await cancel(id, { mode: "at_period_end" }, key);
    expect(await cancel(id, { mode: "immediate" }, key)).toMatchObject({
      status: 422,
      body: { detail: expect.any(String) },
    });
  });

  test("it means another request for another subscription or merchant", async () => {
    const [mine, other] = [await world(), await world()];
    const key = randomUUID();
    for (const { merchant, cancel } of [mine, mine, other]) {
      const { id } = await writeSubscription(merchant);
      expect((await cancel(id, { mode: "immediate" }, key)).headers.get("Idempotent-Replayed")).toBeNull();
    }
  });

  test("a refusal frees it", async () => {
    const { merchant, cancel } = await world();
    const { id, row } = await writeSubscription(merchant, { status: "canceled", canceledAt: new Date(NOW) }, null);
    const key = randomUUID();
    expect((await cancel(id, { mode: "immediate" }, key)).status).toBe(409);
    expect((await cancel(id, { mode: "at_period_end" }, key)).status).toBe(409);
    expect((await row()).cancellationInitiator).toBeNull();
  });

  test("several at once: one works, the others get its answer or 409", async () => {
    const { merchant, cancel } = await world();
    const { id } = await writeSubscription(merchant);
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 8 }, () => cancel(id, { mode: "immediate" }, key)));
    const done = replies.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const where = { merchantId: merchant.id, machine: "subscription", objectId: id };
    expect(await merchant.ctx.db.stateChange.count({ where })).toBe(1);
  });
});

describe("POST 400", () => {
  test.each([
    ["no key", null, "This field is required."],
    ["an empty key", "", "This field is required."],
    ["a word", "abc", "Must be a valid UUID v4."],
    ["a UUID of another version", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "Must be a valid UUID v4."],
    ["a UUID of another variant", "6ba7b810-9dad-41d1-c0b4-00c04fd430c8", "Must be a valid UUID v4."],
  ])("%s", async (_name, key, message) => {
    const { merchant, cancel } = await world();
    const { id, row } = await writeSubscription(merchant);
    const reply = await cancel(id, { mode: "immediate" }, key);
    expect([reply.status, reply.body]).toEqual([400, { "Idempotency-Key": [message] }]);
    expect((await row()).status).toBe("active");
  });

  test.each([
    [{}, { mode: ["This field is required."] }],
    [{ mode: null }, { mode: ["This field may not be null."] }],
    [{ mode: "now" }, { mode: ['"now" is not a valid choice.'] }],
    [
      { mode: "immediate", reason: "x".repeat(256), note: "x".repeat(256) },
      {
        reason: ["Ensure this field has no more than 255 characters."],
        note: ["Ensure this field has no more than 255 characters."],
      },
    ],
  ])("%j", async (body, expected) => {
    const { merchant, cancel } = await world();
    const { id } = await writeSubscription(merchant);
    const reply = await cancel(id, body);
    expect([reply.status, reply.body]).toEqual([400, expected]);
  });
});

describe("POST 401, 403, 404, 405, 409", () => {
  test("without credentials, or with the public key", async () => {
    const { merchant, cancel } = await world();
    expect((await cancel("x", { mode: "immediate" }, randomUUID(), {})).status).toBe(401);
    const as = { key: merchant.publicKey };
    expect((await cancel("x", { mode: "immediate" }, randomUUID(), as)).status).toBe(401);
  });

  test("a user who may only view", async () => {
    const { merchant, cancel } = await world();
    const { id } = await writeSubscription(merchant);
    const as = async (permission: string) => ({ basic: await userWith(merchant, [permission]) });
    const viewer = await as("Can view payment requests");
    expect((await cancel(id, { mode: "immediate" }, randomUUID(), viewer)).status).toBe(403);
    const key = randomUUID();
    const changer = await as("Can change payment requests");
    expect((await cancel(id, { mode: "immediate" }, key, changer)).status).toBe(200);
    expect((await cancel(id, { mode: "immediate" }, key, viewer)).status).toBe(403);
  });

  test("unknown, or another merchant's", async () => {
    const [mine, other] = [await world(), await world()];
    const { id, row } = await writeSubscription(other.merchant);
    for (const reply of [
      await mine.cancel(id, { mode: "immediate" }),
      await mine.cancel("sub_x", { mode: "immediate" }),
    ])
      expect([reply.status, reply.body]).toEqual([404, { detail: "Not found." }]);
    expect((await row()).status).toBe("active");
  });

  test.each(["canceled", "expired"])("%s: nothing is left to cancel", async (status) => {
    const { merchant, cancel } = await world();
    const canceledAt = status === "canceled" ? new Date(NOW) : null;
    const { id } = await writeSubscription(merchant, { status, canceledAt }, null);
    for (const mode of ["immediate", "at_period_end"]) {
      const reply = await cancel(id, { mode });
      expect([reply.status, reply.body]).toEqual([409, { detail: `The subscription is ${status}.` }]);
    }
  });

  test("another verb", async () => {
    const { merchant } = await world();
    const sent = { key: merchant.privateKey, params: { subscription_id: "x" } };
    expect((await callRoute(cancellation, sent)).headers.get("Allow")).toBe("POST, OPTIONS");
  });
});
