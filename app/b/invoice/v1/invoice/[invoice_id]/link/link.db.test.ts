import { expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { consoleUser, PASSWORD } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import * as invoice from "../route";
import * as link from "./route";

test("200: the invoice's links are other ones, and the invoice is the same", async () => {
  const merchant = await testMerchant();
  const { number } = await issue(merchant);
  const sent = { key: merchant.privateKey, params: { invoice_id: String(number) } };
  const before = await callRoute(invoice, sent);
  const replaced = await callRoute(link, { ...sent, method: "POST" });
  expect(replaced.status).toBe(200);
  expect(replaced.body.invoice_url).not.toBe(before.body.invoice_url);
  const { invoice_url, invoice_pdf_url } = replaced.body;
  expect(replaced.body).toEqual({ ...before.body, invoice_url, invoice_pdf_url, invoice_url_expires_at: null });
  expect((await callRoute(invoice, sent)).body).toEqual(replaced.body);
});

test("401, 403 and 404: only for who may issue invoices of this merchant", async () => {
  const [merchant, other] = [await testMerchant(), await testMerchant()];
  const { number } = await issue(merchant);
  const sent = { method: "POST", params: { invoice_id: String(number) } } as const;
  expect((await callRoute(link, sent)).status).toBe(401);
  expect((await callRoute(link, { ...sent, key: merchant.publicKey })).status).toBe(401);
  expect((await callRoute(link, { ...sent, key: other.privateKey })).status).toBe(404);
  const { username } = await consoleUser(merchant, ["Can view payment requests"]);
  expect((await callRoute(link, { ...sent, basic: [username, PASSWORD] })).status).toBe(403);
  expect((await callRoute(link, { ...sent, key: merchant.privateKey, params: { invoice_id: "x" } })).status).toBe(404);
});
