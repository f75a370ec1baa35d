/** `npm run sdk:check` on sound and faulty pages of a shop. */
import { checkPage } from "../scripts/sdk-check.mjs";
import { expect, test } from "./support/test";

test("a sound page has no fault, and an unlisted origin is named", async ({ ownMerchant, shop, page }) => {
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id });
  expect(await checkPage(`${shop.origin}/`)).toEqual([]);
  await ownMerchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: [] });
  expect((await checkPage(`${shop.origin}/`)).map(({ code }) => code)).toEqual(["origin", "error"]);
});

test("a policy that lacks the service and a second tag are named", async ({ ownMerchant, shop, page, console }) => {
  shop.faults = { policy: "frame-src 'none'; connect-src 'none'", isLoadedTwice: true };
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id });
  const codes = (await checkPage(`${shop.origin}/`)).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["policy", "double_load"]));
  console.expects(/connect-src 'none'/, /Fetch API cannot load/, /frame-src 'none'/);
});
