import { expect, test } from "vitest";
import { cancelSession, openGatewayPage, resolveUnknownOperations } from "@/server/domain/payments";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { stripeBench } from "@/server/testing/stripe/connector-bench";
import { stripeMerchant } from "@/server/testing/stripe/merchant";

const bench = stripeBench();

test.each(["error_before", "broken_before", "too_many"] as const)(
  "the page of a canceled order is closed within two minutes although its end met %s",
  async (trouble) => {
    const merchant = await stripeMerchant(bench.double);
    const id = await newSession(merchant, { pg_codes: ["stripe"], amount: "5.120" });
    await openGatewayPage(merchant.ctx, await payPage(merchant, id, "stripe"));
    const isOpen = () => [...bench.double.book.pages.values()].some(({ status }) => status === "open");
    bench.double.fail(trouble);
    await cancelSession(merchant.ctx, { sessionId: id });
    expect(isOpen()).toBe(true);
    const start = Date.now();
    let passed = 0;
    for (let seconds = 0; isOpen() && seconds <= 120; seconds += 5) {
      bench.double.jump(seconds - passed);
      passed = seconds;
      const at = () => new Date(start + seconds * 1_000);
      const ctx = { ...merchant.ctx, realNow: at, now: at };
      for (const { id: due } of await resolveUnknownOperations.due(ctx, { merchantId: merchant.id }, 50))
        await resolveUnknownOperations.run(ctx, due);
    }
    expect(isOpen()).toBe(false);
    expect((await stateOf(merchant, id)).state).toBe("canceled");
  },
);
