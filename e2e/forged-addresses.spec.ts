/** Customers' pages, and those of the sign-in, say nothing because their address says it. */
import { randomUUID } from "node:crypto";
import { withWords } from "@/server/signed-words";
import { expectNoBelief } from "./support/forged";
import { begunSubscription } from "./support/subscribing";
import { expect, test } from "./support/test";
import { say } from "./support/words";

test("no page of a customer believes an address that claims what did not happen", async ({ page, ownMerchant }) => {
  const open = await ownMerchant.session();
  const paid = await ownMerchant.session({ extra: { sandbox_inquiry_result: "success" } });
  await ownMerchant.inquire(paid.session_id);
  const { url } = await begunSubscription(ownMerchant);
  const link = { name: "Course fee", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };
  const { body: made } = await ownMerchant.call("POST", "/b/pbl/v2/payment-links/", link);
  const { body: invoice } = await ownMerchant.call("POST", "/b/invoice/v1/invoice/", {
    ...{ type: "payment_request", currency_code: "KWD", pg_codes: ["sandbox"], due_date: "2030-01-31" },
    invoice_number: `INV-${randomUUID()}`,
    invoice_items: [{ sku: "S-1", description: "Dates", quantity: 1, unit_price: "5.000" }],
  });
  await page.goto(`/en/checkout/${open.session_id}`);
  await page.getByRole("button", { name: say("en").continue }).click();
  await page.waitForURL("**/en/pay/**");
  const ofCustomers = [open.checkout_url, paid.checkout_url, url, made.url, invoice.invoice_url].map(String);
  const paths = ofCustomers.map((address) => new URL(address).pathname);
  const others = ["/en", "/en/console/sign-in", "/en/console/sign-in/forgotten", "/en/docs", "/en/sandbox/mailbox"];
  for (const path of [...paths, new URL(page.url()).pathname, ...others]) await expectNoBelief(page, path);
});

test("an address that the service wrote is believed by its own page alone, and a forged refusal leads back", async ({
  page,
  merchant,
}) => {
  const [one, other] = [await merchant.session(), await merchant.session()].map(
    ({ session_id }) => `/en/checkout/${session_id}`,
  );
  const { told = "" } = Object.fromEntries(new URL(withWords(`http://x${one}`, { changed: "amount" })).searchParams);
  const changed = page.getByRole("alert").filter({ hasText: "changed" });
  await page.goto(`${one}?told=${told}`);
  await expect(changed).toBeVisible();
  await page.goto(`${other}?told=${told}`);
  await expect(page.getByRole("button", { name: say("en").continue })).toBeVisible();
  await expect(changed).toHaveCount(0);
  await page.goto(`/en/not-done?${new URLSearchParams({ why: "busy", back: one ?? "" })}`);
  await page.waitForURL(`**${one}`);
});

test("a refusal may be framed by every origin that the merchant lists, and by none that its address claims", async ({
  ownMerchant,
  request,
}) => {
  const listed = ["https://shop.example", "https://other.example"];
  await ownMerchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: listed });
  const { session_id } = await ownMerchant.session();
  const policyFor = async (origin: string) => {
    const back = `/en/embed/${session_id}/?${new URLSearchParams({ origin, channel: "channel-1" })}`;
    const address = `/en/not-done?${new URLSearchParams({ back })}`;
    const answer = await request.get(withWords(address, { why: "limited", framer: origin }));
    expect(answer.status()).toBe(429);
    return answer.headers()["content-security-policy"];
  };
  expect(await policyFor("https://shop.example")).toContain(`frame-ancestors ${listed.join(" ")}`);
  expect(await policyFor("https://evil.example")).toContain("frame-ancestors 'none'");
});
