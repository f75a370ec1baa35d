/** 3-D Secure in an app: in the app's page, or in the app's browser if the bank refuses frames. */
import { addOnsite, bankOf, CARD, payWith, sheetOf } from "./support/challenge";
import { NativeShell } from "./support/native-shell";
import { expect, type Merchant, type Operator, type Page, test } from "./support/test";
import { say } from "./support/words";

async function openOnsite(page: Page, merchant: Merchant, operator: Operator): Promise<NativeShell> {
  await addOnsite(merchant, operator);
  const { session_id: sid } = await merchant.session({ pg_codes: ["onsite"] });
  const shell = await NativeShell.open(page, { merchant, sid });
  await shell.init();
  return shell;
}

type Payment = { readonly number: string; readonly count: number };

/** Pays by a card, and lets the app allow this `count`th payment. */
async function payAllowed(page: Page, shell: NativeShell, { number, count }: Payment): Promise<void> {
  await shell.heard("ready", count);
  await payWith(page, "en", number);
  const asked = await shell.heard("validate.request", count);
  await shell.say("validate.result", { ok: true }, { re: asked.id });
}

test("the bank asks in the app's page: confirmed it is a success, closed by the app it is canceled", async ({
  ownMerchant,
  operator,
  page,
}) => {
  const shell = await openOnsite(page, ownMerchant, operator);
  const { sid } = shell;
  const confirm = bankOf(page).getByRole("button", { name: "Confirm" });
  const payUntilAsked = async (count: number) => {
    await payAllowed(page, shell, { number: CARD.asks, count });
    await expect(confirm).toBeVisible();
  };
  await payUntilAsked(1);
  await shell.say("back", {}, { id: "at-the-bank" });
  expect((await shell.heard("back.handled")).data).toEqual({ handled: true });
  await sheetOf(page).getByRole("button", { name: "Cancel the payment" }).click();
  const canceled = await shell.heard("cancel");
  expect(canceled.data).toMatchObject({ status: "canceled", challenge_occurred: true, session_id: sid });
  await shell.say("ack", { re: canceled.id });
  await shell.say("reload");
  await payUntilAsked(2);
  await confirm.click();
  const success = await shell.heard("success");
  expect(success.data).toMatchObject({ status: "success", challenge_occurred: true, session_id: sid });
  expect((await ownMerchant.retrieve(sid)).state).toBe("paid");
});

test("a bank that refuses frames is opened by the app: closed it is canceled, returned from it is a success", async ({
  ownMerchant,
  operator,
  page,
  context,
  console,
}) => {
  const shell = await openOnsite(page, ownMerchant, operator);
  const { sid } = shell;
  const payUntilLeft = async (count: number) => {
    await payAllowed(page, shell, { number: CARD.unframed, count });
    await sheetOf(page)
      .getByRole("link", { name: /whole window/ })
      .click();
    return shell.heard("navigate", count);
  };
  const left = await payUntilLeft(1);
  expect(left.data).toMatchObject({ mode: "webview", url: expect.stringMatching(/\/en\/pay\//) });
  await expect(page).toHaveURL(/\/embed\//);
  await sheetOf(page)
    .getByRole("link", { name: /whole window/ })
    .click();
  await shell.say("navigate.closed", { by: "user" }, { re: left.id });
  const canceled = await shell.heard("cancel");
  expect(canceled.data).toMatchObject({ status: "canceled", challenge_occurred: true, session_id: sid });
  expect((await ownMerchant.retrieve(sid)).state).toBe("attempted");
  await shell.say("ack", { re: canceled.id });
  await shell.say("reload");
  const again = await payUntilLeft(2);
  const browser = await context.newPage();
  const bank = browser.waitForResponse((answer) => answer.url().includes("/simulated-bank/"));
  await browser.goto(String(again.data.url));
  expect((await bank).headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  await browser.getByRole("button", { name: "Confirm" }).click();
  await expect(browser.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  await shell.say("navigate.closed", { by: "return", url: again.data.return_url }, { re: again.id });
  const success = await shell.heard("success");
  expect(success.data).toMatchObject({ status: "success", challenge_occurred: true, session_id: sid });
  const order = await shell.order();
  expect(order.filter((type) => ["navigate", "cancel", "success"].includes(type))).toEqual([
    ...["navigate", "cancel", "navigate", "success"],
  ]);
  await browser.close();
  console.expects(/frame-ancestors 'none'/);
});
