import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import { gatewayOf } from "@/server/domain/gateways";
import { createUser, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { restEndpoints } from "@/server/testing/rest-endpoints";
import { inRounds } from "@/server/testing/rounds";
import { userWith } from "@/server/testing/session-calls";
import { gate, isWaitedFor } from "@/server/testing/waiting";
import * as session from "./checkout/v1/pymt-txn/[session_id]/route";
import * as keysRoute from "./merchant/v1/api-keys/route";
import * as userRoute from "./merchant/v1/users/[id]/route";
import * as usersRoute from "./merchant/v1/users/route";
import * as cards from "./pbl/v2/card/route";
import * as operation from "./pbl/v2/operation/route";

const CHANGING: readonly string[] = ["POST", "PUT", "PATCH", "DELETE"];

/** The endpoints whose repeats the shell does not answer, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  // What it answers is a credential, and its caller is nobody yet.
  "POST /b/auth/v1/token": "every_call_counts",
  // Specified as not idempotent.
  "POST /b/pbl/v2/subscriptions/[subscription_id]/regenerate-page-token": "every_call_counts",
  // Lists and lookups that take their filter as a body.
  "POST /b/pbl/v2/card": "only_reads",
  "POST /b/pbl/v2/subscriptions": "only_reads",
  "POST /b/wallet/[provider]/v1/accounts": "only_reads",
  "POST /b/wallet/[provider]/v1/entries": "only_reads",
  "POST /b/wallet/[provider]/v1/operations": "only_reads",
  // Charges refuse a used key with 409, and cancellations require one (Spec, "Native calls",
  // "Canceling subscriptions").
  "POST /b/pbl/v2/auto-debit": "own_rule",
  "POST /b/pbl/v2/cash-payment": "own_rule",
  "POST /b/pbl/v2/payment/apple-pay": "own_rule",
  "POST /b/pbl/v2/payment/auto-debit": "own_rule",
  "POST /b/pbl/v2/payment/cash": "own_rule",
  "POST /b/pbl/v2/payment/google-pay": "own_rule",
  "POST /b/pbl/v2/payment/wallet": "own_rule",
  "POST /b/pbl/v2/subscriptions/[subscription_id]/cancel": "own_rule",
};

let merchant: TestMerchant;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const keyed = (key: string, more: Record<string, string> = {}) => ({ "Idempotency-Key": key, ...more });
const newUser = () => ({ username: `repeats.${randomUUID()}`, password: "correct horse" });
const post = (handlers: Parameters<typeof callRoute>[0], body: unknown, headers: Record<string, string>) =>
  callRoute(handlers, { method: "POST", key: merchant.privateKey, body, headers });
const refund = (id: string, headers: Record<string, string>, amount = "1") =>
  post(operation, { operation: "refund", session_id: id, amount }, headers);
const operations = (sessionId: string) => merchant.ctx.db.operation.count({ where: { sessionId } });

test("every endpoint that changes something takes a key, or is listed with the reason", async () => {
  const changing = (await restEndpoints()).filter(({ method }) => CHANGING.includes(method));
  const others = changing.filter(({ endpoint }) => endpoint.repeats !== "answered_again");
  expect(changing.length).toBeGreaterThan(50);
  expect(
    Object.fromEntries(others.map(({ method, path, endpoint }) => [`${method} ${path}`, endpoint.repeats])),
  ).toEqual(OTHERS);
});

describe("a repeat under its key", () => {
  test("gets the first answer, and makes nothing", async () => {
    const [body, key] = [newUser(), randomUUID()];
    const first = await post(usersRoute, body, keyed(key));
    const again = await post(usersRoute, body, keyed(key));
    expect([first.status, first.headers.get("idempotent-replayed")]).toEqual([201, null]);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
    expect(again.text).toBe(first.text);
  });

  test("of a PATCH and of a DELETE, too", async () => {
    const { id } = await createUser(merchant.ctx, readInput(NewUser, newUser()));
    const params = { id: String(id) };
    const send = (method: "PATCH" | "DELETE", key: string, body?: unknown) =>
      callRoute(userRoute, { method, key: merchant.privateKey, params, headers: keyed(key), body });
    const changed = await send("PATCH", "p", { first_name: "Noura" });
    await send("PATCH", "q", { first_name: "Huda" });
    expect((await send("PATCH", "p", { first_name: "Noura" })).body).toEqual(changed.body);
    expect([(await send("DELETE", "d")).status, (await send("DELETE", "d")).status]).toEqual([204, 204]);
    expect((await send("DELETE", "e")).status).toBe(404);
  });

  it.each([
    ["another body", (id: string) => refund(id, keyed("k"), "2")],
    [
      "another path",
      async () => {
        const send = (id: string) =>
          callRoute(session, {
            method: "PATCH",
            key: merchant.privateKey,
            params: { session_id: id },
            headers: keyed("k"),
            body: {},
          });
        await send(await newSession(merchant));
        return send(await newSession(merchant));
      },
    ],
  ])("is 422 with %s", async (_, other) => {
    const id = await paidSession(merchant);
    expect((await refund(id, keyed("k"))).status).toBe(200);
    const got = await other(id);
    expect([got.status, got.body]).toEqual([
      422,
      { detail: "This Idempotency-Key was used with another request body." },
    ]);
    await merchant.ctx.db.idempotencyKey.deleteMany({ where: { merchantId: merchant.id } });
  });

  test("by another user is none: it is 422, and shows nothing", async () => {
    const [one, two] = [await userWith(merchant, ["payment.refund"]), await userWith(merchant, ["payment.refund"])];
    const body = { operation: "refund", session_id: await paidSession(merchant), amount: "1" };
    const by = (basic: readonly [string, string]) =>
      callRoute(operation, { method: "POST", basic, body, headers: keyed("u") });
    expect([(await by(one)).status, (await by(one)).status]).toEqual([200, 200]);
    expect(await by(two)).toMatchObject({ status: 422, body: { detail: expect.any(String) } });
    expect((await by(await userWith(merchant, []))).status).toBe(403);
  });

  test("after a refusal does the work", async () => {
    const [body, key] = [newUser(), randomUUID()];
    expect((await post(usersRoute, { ...body, password: "short" }, keyed(key))).status).toBe(400);
    expect((await post(usersRoute, body, keyed(key))).status).toBe(201);
  });

  test("of a request that only reads is processed again", async () => {
    const body = { customer_id: "nobody" };
    const got = [await post(cards, body, keyed("r")), await post(cards, body, keyed("r"))];
    expect(got.map(({ status, headers }) => [status, headers.get("idempotent-replayed")])).toEqual([
      [200, null],
      [200, null],
    ]);
  });

  test("400 for a key of 256 characters, before anything is made", async () => {
    const got = await post(usersRoute, newUser(), keyed("k".repeat(256)));
    const fields = { "Idempotency-Key": ["Ensure this field has no more than 255 characters."] };
    expect([got.status, got.body]).toEqual([400, fields]);
  });
});

test("the row of a key holds neither the password that was sent nor the key that was answered", async () => {
  const own = await testMerchant();
  const send = (handlers: Parameters<typeof callRoute>[0], body: unknown, key: string) =>
    callRoute(handlers, { method: "POST", key: own.privateKey, body, headers: keyed(key) });
  await send(usersRoute, newUser(), "a");
  const made = await send(keysRoute, { name: "till" }, "b");
  const rows = await own.ctx.db.idempotencyKey.findMany({ where: { merchantId: own.id } });
  expect(rows.map(({ route }) => route).sort()).toEqual(["POST /b/test", "POST /b/test"]);
  expect(JSON.stringify(rows)).not.toContain(made.body.private_key);
  expect((await send(keysRoute, { name: "till" }, "b")).body).toEqual(made.body);
  expect(await own.ctx.db.apiKey.count({ where: { merchantId: own.id } })).toBe(2);
});

describe("refunds under an Idempotency-Key", () => {
  test("fifty at once make one call to the gateway; the others get its answer, or 409", async () => {
    const asked = vi.spyOn(gatewayOf("sarraf_sandbox"), "refund");
    await inRounds(1, async (choices, round) => {
      const id = await paidSession(merchant);
      const answers = await choices.atOnce(Array.from({ length: 50 }, () => () => refund(id, keyed(`fifty-${round}`))));
      const made = answers.filter(({ status }) => status === 200);
      expect(made.length).toBeGreaterThan(0);
      for (const { status, body } of answers) {
        if (status === 200) expect(body).toEqual(made[0]?.body);
        else expect([status, body]).toEqual([409, { detail: "A request with this Idempotency-Key is in progress." }]);
      }
      expect([asked.mock.calls.length, await operations(id)]).toEqual([round + 1, 1]);
    });
  });

  test("409 while the gateway is asked", async () => {
    const id = await paidSession(merchant);
    const gateway = gatewayOf("sarraf_sandbox");
    const { refund: real } = gateway;
    const [asking, answering] = [gate(), gate()];
    vi.spyOn(gateway, "refund").mockImplementation(async (...args) => {
      asking.open();
      await answering.opened;
      return real.apply(gateway, args);
    });
    const first = refund(id, keyed("slow"));
    await asking.opened;
    expect((await refund(id, keyed("slow"))).status).toBe(409);
    answering.open();
    expect((await first).status).toBe(200);
    expect((await refund(id, keyed("slow"))).headers.get("idempotent-replayed")).toBe("true");
    expect(await operations(id)).toBe(1);
  });

  test("beside a Tracking-Key, either of the two keeps a repeat from the gateway", async () => {
    const id = await paidSession(merchant);
    const asked = vi.spyOn(gatewayOf("sarraf_sandbox"), "refund");
    const both = (key: string, tracking: string) => refund(id, keyed(key, { "Tracking-Key": tracking }));
    const first = await both("both", "T");
    for (const [key, tracking] of [
      ["both", "T"],
      ["other", "T"],
      ["both", "U"],
    ] as const) {
      const again = await both(key, tracking);
      expect([again.status, again.headers.get("idempotent-replayed"), again.body]).toEqual([200, "true", first.body]);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("a process that dies after the gateway was called leaves no second refund", async () => {
    const id = await paidSession(merchant);
    const where = { merchantId: merchant.id, key: "died" };
    const first = await refund(id, keyed("died"));
    const { id: made } = await merchant.ctx.db.operation.findFirstOrThrow({ where: { sessionId: id } });
    // As the row is if the process died before the answer was kept, a minute ago.
    const { count } = await merchant.ctx.db.idempotencyKey.updateMany({
      where: { ...where, made },
      data: { status: null, body: null, leaseUntil: new Date(0) },
    });
    expect(count).toBe(1);
    const again = await refund(id, keyed("died"));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await operations(id)).toBe(1);
  });

  test("202 is not kept: the same key learns the outcome", async () => {
    const id = await paidSession(merchant);
    vi.spyOn(gatewayOf("sarraf_sandbox"), "refund").mockRejectedValueOnce(new Error("The line is dead."));
    expect((await refund(id, keyed("open"))).status).toBe(202);
    await merchant.ctx.db.operation.updateMany({ where: { sessionId: id }, data: { leaseUntil: null } });
    expect((await refund(id, keyed("open"))).status).toBe(202);
    expect(await operations(id)).toBe(1);
  });
});

test("a request waits for the reservation that another connection is writing, and is then refused", async () => {
  const body = newUser();
  await twoConnections(async (holder, watcher) => {
    await holder.query("BEGIN");
    await holder.query(
      `INSERT INTO idempotency_key (merchant_id, key, route, body_digest, lease_until, created_at)
       SELECT $1, 'race', 'POST /b/test', repeat('0', 64), now() + interval '1 minute', now()`,
      [merchant.id],
    );
    const waiting = post(usersRoute, body, keyed("race"));
    await isWaitedFor(holder, watcher);
    await holder.query("COMMIT");
    expect((await waiting).status).toBe(422);
  });
  expect(await merchant.ctx.db.merchantUser.count({ where: { username: body.username } })).toBe(0);
});
