/** Rights that are lost between opening a form and pressing its button. */
import { addSession, type ConsoleUser, consoleUser, consoleWords, enter } from "./support/console";
import { hydrated } from "./support/hydrated";
import { Visitor } from "./support/server-actions";
import { expect, Merchant, test } from "./support/test";

async function take(merchant: Merchant, { username }: ConsoleUser, permission: string): Promise<void> {
  const { body } = await merchant.call("GET", "/b/merchant/v1/users/");
  const users = body.results as { id: number; username: string; permissions: string[] }[];
  const user = users.find((each) => each.username === username);
  const permissions = user?.permissions.filter((each) => each !== permission);
  expect((await merchant.call("PATCH", `/b/merchant/v1/users/${user?.id}/`, { permissions })).status).toBe(200);
}

test("en: a refund whose permission was taken away in between is not made, and the page names the permission", async ({
  page,
  ownMerchant,
}) => {
  const words = consoleWords("en");
  const extra = { sandbox_inquiry_result: "success" };
  const account = { name_en: "refunding", code: "refunding", currency_code: "KWD", operations: ["refund"] };
  await ownMerchant.call("POST", "/b/pbl/v2/osb/create/", { ...account, plugins: ["payment_request"] });
  const { session_id: id } = await ownMerchant.session({ amount: "24.000", pg_codes: ["refunding"], extra });
  await ownMerchant.inquire(id);
  const user = await consoleUser(ownMerchant, ["Can view payment requests", "payment.refund"]);
  await enter(page, user, { lang: "en", path: `/payments/${id}?do=refund` });
  await take(ownMerchant, user, "payment.refund");
  await page
    .getByRole("region", { name: words.payments.act.names.refund })
    .getByRole("button", { name: new RegExp(`^${words.payments.act.names.refund}`) })
    .click();
  await expect(page.getByRole("heading", { name: words.forbidden.title })).toBeVisible();
  await expect(page.getByText("payment.refund")).toBeVisible();
  await expect(page.getByText(words.forbidden.unsent)).toBeVisible();
  expect((await ownMerchant.retrieve(id)).refunded_amount).toBe("0.000");
  await page.getByRole("link", { name: words.forbidden.home }).click();
  await expect(page).toHaveURL(/\/en\/console\/(overview|payments)/);
});

test("ar: a payment typed under a sign-in that has ended is not made, and signing in opens the form again", async ({
  page,
  ownMerchant,
}) => {
  const words = consoleWords("ar");
  const user = await consoleUser(ownMerchant, ["Can add payment requests"]);
  const path = "/payments/new?amount=10.500&currency=KWD";
  await enter(page, user, { lang: "ar", path });
  await hydrated(page);
  await page.getByLabel(words.newPayment.order).fill("31001");
  await page.context().clearCookies();
  await page.getByRole("button", { name: words.newPayment.create }).click();
  await expect(page.getByText(words.signIn.unsent)).toBeVisible();
  await page.getByRole("textbox", { name: words.signIn.username }).fill(user.username);
  await page.getByLabel(words.signIn.password).fill(user.password);
  await page.getByRole("button", { name: words.signIn.title }).click();
  await expect(page).toHaveURL(/\/ar\/console\/payments\/new\?amount=10\.500/);
  const { body } = await ownMerchant.call("GET", "/b/pbl/v2/transactions/?order_no=31001");
  expect(body.count).toBe(0);
});

test("en: keys are not made for another merchant whose user has signed in meanwhile", async ({
  page,
  ownMerchant,
  operator,
}) => {
  const words = consoleWords("en");
  const keys = JSON.parse(await operator.run("create", "--name", "Other Books"));
  const other = new Merchant(ownMerchant.base, { ...ownMerchant.credentials, ...keys });
  const user = await consoleUser(other, ["merchant.keys"], { first_name: "Huda" });
  await enter(page, await consoleUser(ownMerchant, ["merchant.keys"]), { lang: "en", path: "/keys" });
  await hydrated(page);
  const visitor = new Visitor(ownMerchant.base);
  await visitor.signIn(user);
  await addSession(page, visitor.session);
  const form = page.getByRole("form", { name: words.keys.new, exact: true });
  await form.getByRole("textbox", { name: words.keys.name }).fill("till");
  await form.getByRole("button", { name: words.keys.create }).click();
  await expect(page.getByRole("heading", { name: words.forbidden.otherUser })).toBeVisible();
  await expect(page.getByRole("main").getByText("Huda")).toBeVisible();
  for (const merchant of [ownMerchant, other]) {
    const { body } = await merchant.call("GET", "/b/merchant/v1/api-keys/");
    expect(JSON.stringify(body)).not.toContain("till");
  }
});
