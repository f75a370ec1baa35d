import { expect, test } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { advanceClock } from "./advance";

test("advancing the test clock writes each session's own instant, however many pass at once", async () => {
  const merchant = await testMerchant();
  const ids = await Promise.all(
    ["00:01:00", "00:02:00", "00:03:00"].map((expiration_time) => newSession(merchant, { expiration_time })),
  );
  const { ran } = await advanceClock(merchant.ctx, { by: "PT1H" });
  expect(ran).toMatchObject({ "expire-sessions": 3 });
  for (const id of ids) {
    const session = await merchant.ctx.db.paymentSession.findUniqueOrThrow({ where: { id } });
    expect(session).toMatchObject({ state: "expired", updatedAt: session.expiresAt });
    const change = await merchant.ctx.db.stateChange.findFirstOrThrow({ where: { objectId: id } });
    expect(change.at).toEqual(session.expiresAt);
  }
});
