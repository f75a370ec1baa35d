import { expect, test } from "vitest";
import { consoleUser, trySignIn } from "@/server/testing/console";
import { consoleOperations } from "@/server/testing/console-operations";
import { testMerchant } from "@/server/testing/harness";
import { testEvent } from "@/server/testing/webhooks";

test("a filter that cannot be read resends nothing", async () => {
  const merchant = await testMerchant();
  const { username } = await consoleUser(merchant, ["console.access", "Can view payment requests"]);
  const { token } = await trySignIn(username);
  await testEvent(merchant, { url: "http://127.0.0.1:9/", session: { type: "payment_request" } });
  const before = await merchant.ctx.db.delivery.findMany({ where: { merchantId: merchant.ctx.merchant.id } });
  const resendAll = (await consoleOperations()).find(({ name }) => name === "events resendAll");
  const sent = { query: "from=2027-13-31" };
  expect(await resendAll?.call(token, { place: sent, form: sent })).toMatchObject({
    message: expect.stringContaining("from"),
  });
  expect(await merchant.ctx.db.delivery.findMany({ where: { merchantId: merchant.ctx.merchant.id } })).toEqual(before);
});
