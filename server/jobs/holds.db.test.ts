import { expect, test } from "vitest";
import { merchantFacts } from "@/server/context";
import { testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { balanceOf, credit, hold } from "@/server/testing/wallets";
import { advanceClock } from "./advance";

test("the test clock releases a hold four hours after its submit, and not before", async () => {
  const merchant = await testMerchant();
  await credit(merchant, "5");
  await hold(merchant, { sessionId: await newSession(merchant), amount: "10.5" });
  const early = await advanceClock(merchant.ctx, { by: "PT3H59M" });
  expect([early.ran["release-reservations"], await balanceOf(merchant)]).toEqual([
    undefined,
    { balance: "5.000", held: "5.000" },
  ]);
  const row = await merchant.ctx.db.merchant.findUniqueOrThrow({ where: { id: merchant.id } });
  const ctx = { ...merchant.ctx, merchant: merchantFacts(row) };
  const later = await advanceClock(ctx, { by: "PT2M" });
  expect(later.ran).toMatchObject({ "release-reservations": 1 });
  expect(await balanceOf(merchant)).toEqual({ balance: "5.000", held: "0.000" });
});
