import { expect, it } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { newSession, pay } from "@/server/testing/paying";
import { readUsage } from "./read-usage";

const DAY_MS = 86_400_000;

it("the sandbox usage counts the merchant's own sessions, mails and gateways", async () => {
  const merchant = await testMerchant();
  const fresh = await readUsage(merchant.ctx);
  expect(fresh.database?.version).toMatch(/^\d+/);
  expect(fresh.sessions).toEqual({ days: Array(30).fill(0), isAny: false, isPaid: false });
  expect(fresh.mails).toMatchObject({ lastDay: 0, lastAt: null });
  expect(fresh.gateways?.simulated).toBe(fresh.gateways?.all);

  const session = await newSession(merchant);
  await pay(merchant, session, "1");
  const used = await readUsage(merchant.ctx);
  expect(used.sessions).toMatchObject({ isAny: true, isPaid: true });
  expect(used.sessions?.days.at(-1)).toBe(1);
  const later = { ...merchant.ctx, now: () => new Date(Date.now() + 40 * DAY_MS) };
  expect((await readUsage(later)).sessions).toEqual({ days: Array(30).fill(0), isAny: true, isPaid: true });
});

it("counts emails that were sent, and apart from them those that failed", async () => {
  const { ctx } = await testMerchant();
  const now = ctx.now();
  const write = (name: string, sentAt: Date, data: object) =>
    ctx.db.mailMessage.create({
      data: {
        ...{ id: `${name}_${ctx.merchant.id}`.slice(0, 40), merchantId: ctx.merchant.id, to: "a@shop.example" },
        ...{ subject: "", language: "en", kind: "receipt", html: "", text: "", sentAt, cause: name, ...data },
      },
    });
  const earlier = new Date(now.getTime() - 60_000);
  await write("sent", earlier, {});
  await write("waits", now, { dueAt: now });
  await write("text", now, { channel: "sms" });
  const { mails } = await readUsage(ctx);
  expect(mails).toMatchObject({ lastDay: 1, failing: 0, lastAt: earlier.toISOString() });
  await write("invitation", now, { kind: "user_invited" });
  await write("retried", earlier, { dueAt: now, lastError: "busy" });
  await write("abandoned", now, { lastError: "refused" });
  const old = new Date(now.getTime() - 2 * DAY_MS);
  await write("retried for days", old, { dueAt: now, lastError: "closed" });
  await write("abandoned long ago", old, { lastError: "refused" });
  const said = { failing: 3, failure: "refused", lastAt: earlier.toISOString() };
  expect((await readUsage(ctx)).mails).toMatchObject({ lastDay: 1, ...said });
});
