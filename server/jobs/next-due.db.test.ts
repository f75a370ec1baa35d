/** What a test clock comes to next, and the event that advancing it leaves. */
import { expect, test } from "vitest";
import { addSeconds } from "@/server/kernel/time";
import { testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { testEvent } from "@/server/testing/webhooks";
import { advanceClock } from "./advance";
import { nextDue } from "./next-due";

test("the soonest comes first, at its time on the merchant's clock, and nobody else's is in it", async () => {
  const merchant = await testMerchant({ merchant: { clockOffset: 86_400_000 } });
  const other = await testMerchant();
  await newSession(other);
  const late = await newSession(merchant, { expiration_time: "02:00:00" });
  const soon = await newSession(merchant, { expiration_time: "01:00:00" });
  await testEvent(merchant, { url: "https://shop.example/hook", occurredAt: addSeconds(merchant.ctx.now(), 60) });
  const due = await nextDue(merchant.ctx, 5);
  expect(due.slice(0, 1)).toMatchObject([{ job: "deliver-webhooks" }]);
  const sessions = due.filter(({ job }) => job === "expire-sessions");
  expect(sessions.slice(0, 2).map(({ id }) => id)).toEqual([soon, late]);
  const { expiresAt } = await merchant.ctx.db.paymentSession.findUniqueOrThrow({ where: { id: soon } });
  expect(sessions[0]?.at).toBe(expiresAt.toISOString());
  expect(await nextDue(merchant.ctx, 1)).toEqual(due.slice(0, 1));
});

test("advancing the clock leaves one event with both times", async () => {
  const merchant = await testMerchant();
  await advanceClock(merchant.ctx, { by: "P1D" });
  const audits = await merchant.ctx.db.auditEvent.findMany({ where: { merchantId: merchant.id } });
  expect(audits).toMatchObject([{ action: "clock.advanced", objectId: merchant.id, outcome: "done" }]);
  const [before, after] = [audits[0]?.before, audits[0]?.after].map((fields) => Date.parse(Object(fields).now));
  expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(86_400_000 - 60_000);
});
