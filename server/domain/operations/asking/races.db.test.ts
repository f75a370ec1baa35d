import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { gatewayOf } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { type TestMerchant, twoConnections } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { stateOf } from "@/server/testing/paying";
import { type Choices, inRounds } from "@/server/testing/rounds";
import { gate, isWaitedFor } from "@/server/testing/waiting";

const GATEWAY = gatewayOf("sarraf_sandbox");

let merchant: TestMerchant;

beforeAll(async () => {
  merchant = await operatingMerchant();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** How many of the calls succeed at once; every other one must be refused in the shape of operations. */
async function successes(choices: Choices, calls: readonly (() => Promise<unknown>)[]): Promise<number> {
  const settled = calls.map((call) => async () => (await Promise.allSettled([call()]))[0]);
  const results = await choices.atOnce(settled);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ extra: { result: "failed" } });
  return results.filter(({ status }) => status === "fulfilled").length;
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The context of a call that tells each time it looks whether another one has its answer. */
function whenWaiting(ctx: Ctx, tell: () => void): Ctx {
  const operation = new Proxy(ctx.db.operation, {
    get: (target, name) => {
      if (name === "findUniqueOrThrow") tell();
      return Reflect.get(target, name);
    },
  });
  const db = new Proxy(ctx.db, {
    get: (target, name) => (name === "operation" ? operation : Reflect.get(target, name)),
  });
  return { ...ctx, db };
}

describe("at the same time", () => {
  test("32 partial captures adding to three times the authorized amount take exactly what was authorized", async () => {
    await inRounds(1, async (choices) => {
      const id = await paidSession(merchant, "sandbox-auth", { amount: "32.000" });
      const body = { operation: "capture", session_id: id, amount: "3" };
      expect(
        await successes(
          choices,
          times(32, () => () => operate(merchant.ctx, body)),
        ),
      ).toBe(10);
      const { state, capturedAmount } = await stateOf(merchant, id);
      expect([state, capturedAmount.toFixed(3)]).toEqual(["authorized", "30.000"]);
      expect((await operate(merchant.ctx, { operation: "capture", session_id: id })).view.amount).toBe("2.000");
      expect((await stateOf(merchant, id)).state).toBe("captured");
    });
  });

  test("of a capture and a void exactly one happens", async () => {
    await inRounds(5, async (choices) => {
      const id = await paidSession(merchant, "sandbox-auth");
      const both = ["capture", "void"].map((operation) => () => operate(merchant.ctx, { operation, session_id: id }));
      expect(await successes(choices, both)).toBe(1);
      const { capturedAmount, voidedAmount } = await stateOf(merchant, id);
      expect(capturedAmount.isZero()).toBe(!voidedAmount.isZero());
    });
  });

  test("two refunds of more than half happen once", async () => {
    await inRounds(2, async (choices) => {
      const id = await paidSession(merchant);
      const body = { operation: "refund", session_id: id, amount: "6" };
      expect(
        await successes(
          choices,
          times(2, () => () => operate(merchant.ctx, body)),
        ),
      ).toBe(1);
      expect((await stateOf(merchant, id)).refundedAmount.toFixed(3)).toBe("6.000");
    });
  });

  test("50 repeats of one key make one gateway call and get one answer", async () => {
    const refund = vi.spyOn(GATEWAY, "refund");
    await inRounds(1, async (choices, round) => {
      const id = await paidSession(merchant);
      const body = { operation: "refund", session_id: id, amount: "1" };
      const answers = await choices.atOnce(times(50, () => () => operate(merchant.ctx, body, "FIFTY")));
      expect(refund).toHaveBeenCalledTimes(round + 1);
      expect(new Set(answers.map(({ view }) => JSON.stringify(view))).size).toBe(1);
      expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
      expect(await database().operation.count({ where: { sessionId: id } })).toBe(1);
    });
  });

  test("50 repeats of a key that is refused all hear the refusal of the one call", async () => {
    const id = await paidSession(merchant, "sandbox-auth");
    const decline = GATEWAY.capture;
    const everybody = gate();
    const capture = vi.spyOn(GATEWAY, "capture").mockImplementation(async (...call) => {
      await everybody.opened;
      return decline.apply(GATEWAY, call);
    });
    const waiting = new Set<number>();
    const body = { operation: "capture", session_id: id, extra: { sandbox_result: "failed" } };
    const call = (caller: number) => {
      const ctx = whenWaiting(merchant.ctx, () => {
        if (waiting.add(caller).size === 49) everybody.open();
      });
      return operate(ctx, body, "NO");
    };
    const results = await Promise.allSettled(times(50, call));
    for (const result of results)
      expect(result).toMatchObject({ status: "rejected", reason: { message: "Simulated decline" } });
    expect(capture).toHaveBeenCalledTimes(1);
  });

  test("a repeat waits ten seconds for the first call and is then told that it is in progress", async () => {
    const id = await paidSession(merchant);
    const refund = GATEWAY.refund;
    const [asked, answer] = [gate(), gate()];
    vi.spyOn(GATEWAY, "refund").mockImplementationOnce(async (...call) => {
      asked.open();
      await answer.opened;
      return refund.apply(GATEWAY, call);
    });
    const body = { operation: "refund", session_id: id };
    const first = operate(merchant.ctx, body, "SLOW");
    await asked.opened;
    await expect(operate(merchant.ctx, body, "SLOW")).rejects.toMatchObject({
      kind: "conflict",
      message: "An operation with this Tracking-Key is in progress.",
    });
    answer.open();
    expect((await first).status).toBe(200);
  });
});

test("an operation waits for the holder of the session's lock, and then sees what it wrote", async () => {
  const id = await paidSession(merchant);
  await twoConnections(async (holder, watcher) => {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM payment_session WHERE id = $1 FOR UPDATE", [id]);
    const refund = operate(merchant.ctx, { operation: "refund", session_id: id });
    const outcome = expect(refund).rejects.toMatchObject({ kind: "not_found" });
    await isWaitedFor(holder, watcher);
    await holder.query("UPDATE payment_session SET deleted_at = now() WHERE id = $1", [id]);
    await holder.query("COMMIT");
    await outcome;
  });
});

test("the database itself keeps a second void and a second use of a key out", async () => {
  const id = await paidSession(merchant, "sandbox-auth");
  await operate(merchant.ctx, { operation: "void", session_id: id }, "ONCE");
  const row = await database().operation.findFirstOrThrow({ where: { sessionId: id } });
  const copy = { id: `op_${"x".repeat(20)}`, reference: `SRF${"X".repeat(13)}`, child: "f".repeat(40) };
  const insert = (kind: string) => database().$executeRaw`
    INSERT INTO operation (id, merchant_id, session_id, kind, state, amount, currency, pg_code, connector, reference_number,
      charge_reference, tracking_key, child_session_id, inquire_at, created_at)
    VALUES (${copy.id}, ${merchant.id}, ${id}, ${kind}, 'processing', 1, 'KWD', ${row.pgCode}, ${row.connector}, ${copy.reference},
      ${row.chargeReference}, ${kind === "void" ? "OTHER" : "ONCE"}, ${copy.child}, now(), now())`;
  await expect(insert("void")).rejects.toThrow("operation_one_void");
  await expect(insert("refund")).rejects.toThrow("operation_one_per_key");
});
