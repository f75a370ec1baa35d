/**
 * The checkout's download size, compared with an empty page of the same build. console-walk.spec.ts weighs
 * the console's pages.
 */
import { firstLoadKb } from "@/scripts/first-load.mjs";
import { type APIRequestContext, expect, test } from "./support/test";

const BUDGET_KB = 25;
const FRAME_BUDGET_KB = 15;
const LOADED_FACE = /@font-face\s*\{[^}]*?url\(/g;
const FONTS = /<style[^>]*id="fonts".*?<\/style>/s;

const firstLoad = (request: APIRequestContext, path: string): Promise<number> =>
  firstLoadKb(async (address: string) => (await request.get(address)).body(), path);

test("the checkout's scripts weigh at most 25 KB more than an empty page's", async ({ merchant, request }) => {
  const session = await merchant.session({ pg_codes: ["sandbox", "sandbox-auth"] });
  const empty = await firstLoad(request, "/no-such-page");
  const checkout = await firstLoad(request, `/en/checkout/${session.session_id}`);
  expect(checkout - empty).toBeLessThanOrEqual(BUDGET_KB);
});

test("the embedded checkout's weigh at most 15 KB more, and its style sheet and first scripts are written once", async ({
  ownMerchant,
  request,
}) => {
  const origin = "https://shop.example";
  await ownMerchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: [origin] });
  const { session_id } = await ownMerchant.session();
  const query = new URLSearchParams({ origin, channel: "measured", key: ownMerchant.credentials.public_key });
  const empty = await firstLoad(request, "/no-such-page");
  const path = `/en/embed/${session_id}/?${query}`;
  const answer = await request.get(path);
  const html = await answer.text();
  expect(answer.headers().link ?? "").not.toContain("font");
  expect(html).not.toContain('rel="stylesheet"');
  const fonts = html.match(FONTS)?.[0].match(LOADED_FACE);
  expect(fonts?.length).toBeGreaterThan(0);
  expect(html.match(LOADED_FACE)).toEqual(fonts);
  expect(html.match(/Inter Fallback.{0,80}local/g)).toHaveLength(1);
  expect(html.match(/earlyFrame/g)).toHaveLength(1);
  const inApp = await (await request.get(`${path}&native=yes`)).text();
  expect(inApp.match(/messageHandlers/g)).toHaveLength(1);
  expect(inApp.search(FONTS)).toBeGreaterThan(0);
  expect(inApp.search(FONTS)).toBeLessThan(inApp.indexOf("messageHandlers"));
  const embedded = await firstLoad(request, path);
  expect(embedded - empty).toBeLessThanOrEqual(FRAME_BUDGET_KB);
});
