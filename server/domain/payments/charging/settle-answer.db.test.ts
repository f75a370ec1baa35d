import { expect, test, vi } from "vitest";
import { attemptOf } from "@/server/domain/sessions";
import { APPROVED } from "@/server/testing/approved";
import { testMerchant } from "@/server/testing/harness";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { settleAnswer } from "./settle-answer";

test("a success that comes after its session was erased is an error in the log, with the attempt's id", async () => {
  const merchant = await testMerchant();
  const { ctx } = merchant;
  const sessionId = await newSession(merchant);
  await payPage(merchant, sessionId);
  const [attempt] = (await stateOf(merchant, sessionId)).attempts;
  if (attempt === undefined) throw new Error("No attempt was started.");
  const error = vi.spyOn(ctx.log, "error");
  await settleAnswer(ctx, attemptOf(attempt), {
    call: async () => {
      await ctx.db.paymentSession.delete({ where: { id: sessionId } });
      return APPROVED;
    },
    deliverInline: false,
    suppressWebhook: false,
  });
  const logged = error.mock.calls.filter(([facts]) => JSON.stringify(facts).includes(attempt.id));
  error.mockRestore();
  expect(logged).toEqual([
    [{ attemptId: attempt.id, outcome: "success" }, "A charge was answered after its session was erased."],
  ]);
  expect(await ctx.db.event.count({ where: { merchantId: merchant.id, kind: "payment" } })).toBe(0);
});
