import { expect, test } from "vitest";
import { database, Prisma } from "@/server/db/client";
import { readReasons } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import { operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";
import { attemptWord, maySend, paymentActions, paymentPage } from ".";

test("overview and payment page have the same word for a failure: its category, and for an error the gateway", async () => {
  const shop = await operatingMerchant();
  const session = await newSession(shop);
  for (const amount of ["2", "2", "3"]) await pay(shop, session, amount);
  const attempts = await database().attempt.findMany({ where: { sessionId: session }, orderBy: { createdAt: "asc" } });
  const [first, second, third] = attempts.map(({ id }) => id);
  const data = { message: "Do not honour", decline: Prisma.DbNull };
  await database().attempt.updateMany({ where: { sessionId: session }, data });
  await database().attempt.updateMany({
    where: { id: first ?? "" },
    data: { decline: { category: "insufficient_funds" } },
  });
  expect(attempts.map(({ state }) => state)).toEqual(["failed", "failed", "error"]);
  const { timeline } = await paymentPage(shop.ctx, session);
  const words = [first, second, third].map((id) => timeline.find((entry) => entry.id === id)?.decline);
  expect(words).toEqual(["insufficient_funds", "unknown", "gateway_fault"]);
  const span = { from: "2000-01-01" as CivilDate, to: "2100-01-01" as CivilDate };
  const { reasons } = await readReasons(shop.ctx, { span, currency: currency("KWD"), limit: 5 });
  expect(reasons.map((reason) => attemptWord({ ...reason, decline: reason })).sort()).toEqual(words.toSorted());
});

const TOLD = {
  customer_email: "noor@shop.example",
  notifications: { email: ["created", "paid"], sms: [] },
};

test("the payment link can be sent only while the customer can pay, by a user who may send it", async () => {
  const shop = await operatingMerchant();
  const unpaid = await newSession(shop, { type: "payment_request", ...TOLD });
  const done = await paidSession(shop, "sandbox", { type: "payment_request", ...TOLD });
  const sends = async (id: string, ctx: Ctx = shop.ctx) => {
    const page = await paymentPage(ctx, id);
    return maySend(page, await paymentActions(ctx, page));
  };
  const viewer = await signedIn(shop, ["console.access", "Can view payment requests"]);
  const sendable = (await paymentActions(shop.ctx, await paymentPage(shop.ctx, done))).some(
    ({ act }) => act === "resend",
  );
  expect([await sends(unpaid), await sends(unpaid, viewer), sendable, await sends(done)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
