/** Forms of payment in the frame: a single one, and the customer's credit. */
import { heardBy } from "./support/host-page";
import { expect, test } from "./support/test";
import { say } from "./support/words";

test("en: a shop that asks for device wallet A alone shows its button alone", async ({
  page,
  ownMerchant,
  shop,
  operator,
}) => {
  const lang = "en";
  const { merchant_id } = ownMerchant.credentials;
  const services = ["--services", "apple_pay,google_pay,stc_pay", "--wallets", "wallet_sarraf"];
  await operator.run("gateway", "set", merchant_id, "sandbox", ...services);
  await ownMerchant.credit("c-1", "4");
  const { session_id } = await ownMerchant.session({ language: lang, customer_id: "c-1" });
  await shop.open(page, { session_id, lang, formsOfPayment: ["deviceWalletA"] });
  const frame = page.frameLocator("#pay iframe");
  await expect(frame.getByRole("button", { name: "Apple Pay", exact: true })).toBeVisible();
  for (const other of ["radio", "switch"] as const) await expect(frame.getByRole(other)).toHaveCount(0);
  await expect(frame.getByRole("button", { name: /Google Pay|stc pay/ })).toHaveCount(0);
  for (const pay of [say(lang).pay, say(lang).continue])
    await expect(frame.getByRole("button", { name: pay })).toHaveCount(0);
});

test("ar: credit that covers all of it pays alone, once, however often it is pressed", async ({
  page,
  ownMerchant,
  shop,
  operator,
}) => {
  const lang = "ar";
  const { merchant_id } = ownMerchant.credentials;
  await operator.run("gateway", "set", merchant_id, "sandbox", "--wallets", "wallet_sarraf");
  await ownMerchant.credit("c-1", "12");
  const { session_id } = await ownMerchant.session({ language: lang, customer_id: "c-1" });
  await shop.open(page, { session_id, lang });
  const frame = page.frameLocator("#pay iframe");
  await frame.getByRole("switch", { name: say(lang).useWallet, exact: true }).check();
  await expect(frame.getByRole("radio")).toHaveCount(0);
  await frame.getByRole("button", { name: say(lang).pay }).dblclick();
  await expect(frame.getByRole("status").filter({ hasText: say(lang).paid })).toBeVisible();
  const names = async () => (await heardBy(page)).map(([name]) => name);
  await expect.poll(names).toEqual(["validatepayment", "beforepayment", "success"]);
  expect((await heardBy(page)).at(-1)?.[1]).toMatchObject({ status: "success", form_of_payment: "wallet" });
  expect(await ownMerchant.retrieve(session_id)).toMatchObject({
    state: "paid",
    paid_amount: "10.500",
    transactions: [],
    attempts: [{ result: "success" }],
  });
  expect(await ownMerchant.balances("c-1")).toEqual(["1.500", "1.500"]);
});
