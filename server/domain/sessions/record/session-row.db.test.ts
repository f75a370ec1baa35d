import { expect, it } from "vitest";
import { database } from "@/server/db/client";
import { transaction, within } from "@/server/db/transactions/transaction";
import { gatewayAccount } from "@/server/domain/gateways";
import { writeJson } from "@/server/kernel/exact-json";
import { jsonObject } from "@/server/kernel/json";
import { testMerchant } from "@/server/testing/harness";
import { newSession, pay } from "@/server/testing/paying";
import { attemptOf } from "../attempts/attempt";
import { insertSession } from "./insert-session";
import { loadSessionForPage } from "./load-session-for-page";
import { NEWEST_ATTEMPTS, withAttempts } from "./session";

/** A session with a declined attempt and a success, whose account has a fee. */
async function paidSession() {
  const gateways = [{ feeFixed: "0.250", exchangeRates: { USD: "0.30710000" } }];
  const merchant = await testMerchant({ merchant: { clockOffset: 86_400_000n }, gateways });
  const extra = { a: [1, 2.5], note: "سرّاف" };
  const id = await newSession(merchant, { extra, order_no: "o-1", customer_email: "c@example.com" });
  await pay(merchant, id, "2");
  await pay(merchant, id, "1");
  return { merchant, id };
}

it("a session for its page is the one that Prisma reads, attempts and accounts too", async () => {
  const { merchant, id } = await paidSession();
  const { attempts, ...row } = await database().paymentSession.findUniqueOrThrow({
    where: { id },
    include: { attempts: NEWEST_ATTEMPTS },
  });
  const accounts = await database().gateway.findMany({ where: { merchantId: merchant.id } });
  const read = await loadSessionForPage(merchant.ctx, id);
  expect(attempts).toHaveLength(2);
  expect(read?.session).toEqual(withAttempts(row, attempts.map(attemptOf)));
  expect(read?.gateways).toEqual(accounts.map(gatewayAccount));
});

it("a transaction reads the same of it as the pool does", async () => {
  const { merchant, id } = await paidSession();
  const read = await loadSessionForPage(merchant.ctx, id);
  const inside = await transaction(database(), (tx) => loadSessionForPage(within(merchant.ctx, tx), id));
  expect(inside?.session).toEqual(read?.session);
  expect(inside?.gateways).toEqual(read?.gateways);
  expect(inside?.ctx.merchant).toEqual(read?.ctx.merchant);
});

it.each(["pool", "transaction"])("what is inserted by a %s comes back as it was written", async (way) => {
  const { merchant, id } = await paidSession();
  const like = await database().paymentSession.findUniqueOrThrow({ where: { id } });
  const made = {
    ...like,
    ...{ id: `${id.slice(0, -4)}beef`, shortCode: way, state: "created", amount: "7.125", pgCodes: ["b", "a"] },
    ...{ extra: jsonObject(like.extra), details: { list: [{ __proto__x: 1 }], text: '"\\u2028' } },
  };
  const written =
    way === "pool"
      ? await insertSession(database(), made)
      : await transaction(database(), (tx) => insertSession(tx, made));
  const { amount, pgCodes, expiresAt, createdAt, orderNo } = written;
  expect(amount.amount.toFixed(3)).toBe("7.125");
  expect({ pgCodes, expiresAt, createdAt, orderNo }).toEqual({
    pgCodes: ["b", "a"],
    expiresAt: like.expiresAt,
    createdAt: like.createdAt,
    orderNo: "o-1",
  });
  expect(JSON.parse(writeJson(written.extra))).toEqual({ a: [1, 2.5], note: "سرّاف" });
  expect(written.details).toEqual(made.details);
  expect((await loadSessionForPage(merchant.ctx, made.id))?.session).toEqual(written);
});
