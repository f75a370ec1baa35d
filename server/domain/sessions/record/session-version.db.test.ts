import { expect, it } from "vitest";
import { startAttempt } from "@/server/domain/payments";
import { testMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";
import { sessionVersion } from "./statements/lock-session";

it("every change of a session changes its version", async () => {
  const merchant = await testMerchant();
  const { ctx } = merchant;
  const id = await newSession(merchant);
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    "is made": async () => undefined,
    "is chosen a way to pay": () => startAttempt(ctx, { sessionId: id, pgCode: "sandbox" }),
    "is declined": () => pay(merchant, id, "2"),
    "is paid": () => pay(merchant, id, "1"),
    "is refunded in part": () => operate(ctx, { session_id: id, operation: "refund", amount: "1.000" }),
    "is refunded": () => operate(ctx, { session_id: id, operation: "refund", amount: "9.500" }),
    "is deleted": () => operate(ctx, { session_id: id, operation: "delete" }),
  };
  const seen = new Map<string, string>();
  for (const [step, take] of Object.entries(steps)) {
    await take();
    const [row] = await ctx.db.$queryRawUnsafe<{ version: string }[]>(
      `SELECT ${sessionVersion()} AS version FROM payment_session s WHERE s.id = $1`,
      id,
    );
    const { version = "" } = row ?? {};
    expect([step, seen.get(version)]).toEqual([step, undefined]);
    seen.set(version, step);
  }
});
