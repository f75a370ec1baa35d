/**
 * The checkout stays light: what it makes a phone download, measured against a page of the same build that
 * holds nothing. Pages of the console are weighed on the walk over them (console-walk.spec.ts).
 */
import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "./support/test";

const BUDGET_KB = 45;

/**
 * Gzipped kilobytes of the scripts that a page's first load asks for; browsers that run modules skip the
 * polyfills.
 */
async function firstLoad(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\bnomodule\b/i.test(tag));
  const addresses = new Set(tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []));
  expect(addresses.size).toBeGreaterThan(0);
  let bytes = 0;
  for (const address of addresses) bytes += gzipSync(await (await request.get(address)).body()).length;
  return bytes / 1024;
}

test("the checkout's scripts weigh at most 45 KB more than an empty page's", async ({ merchant, request }) => {
  const session = await merchant.session({ pg_codes: ["sandbox", "sandbox-auth"] });
  const empty = await firstLoad(request, "/no-such-page");
  const checkout = await firstLoad(request, `/en/checkout/${session.session_id}`);
  expect(checkout - empty).toBeLessThanOrEqual(BUDGET_KB);
});

test("so do the embedded checkout's", async ({ ownMerchant, request }) => {
  const origin = "https://shop.example";
  await ownMerchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: [origin] });
  const { session_id } = await ownMerchant.session();
  const query = new URLSearchParams({ origin, channel: "measured" });
  const empty = await firstLoad(request, "/no-such-page");
  const embedded = await firstLoad(request, `/en/embed/${session_id}/?${query}`);
  expect(embedded - empty).toBeLessThanOrEqual(BUDGET_KB);
});
