/** A step of the checkout whose script is lost works by its HTML, as without JavaScript. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserConsole } from "./support/browser-console";
import { addOnsite, CARD, confirmByLink, payByLink, payWith } from "./support/challenge";
import { heardBy, refuse } from "./support/host-page";
import { expect, type Page, test } from "./support/test";
import { say } from "./support/words";

const CHUNKS = join(process.env.SARRAF_DIST ?? ".next", "static", "chunks");

/** A text of each step's script that is in no other script. */
const STEPS = {
  code: ["wallet-code", 'className:"figures font-normal"'],
  sheet: ["sheet-title"],
  challenge: ["challenge-question"],
  "wallet's button": ['name:"sheet",value:'],
} as const;

/** Texts of scripts that are not lost: the countdown's and the methods'. */
const KEPT = ['className:"figures font-semibold text-text"', "methods-error"];

type Opened = { readonly page: Page; readonly console: BrowserConsole };

/** @returns the addresses that were asked for and lost */
async function lose({ page, console }: Opened, step: keyof typeof STEPS): Promise<Set<string>> {
  console.expects(/status of 404 .*\/_next\/static\/chunks\//);
  const lost = new Set<string>();
  const texts: readonly string[] = STEPS[step];
  const others = [...KEPT, ...Object.values(STEPS).flat()].filter((text) => !texts.includes(text));
  const files = readdirSync(CHUNKS).filter((name) => {
    if (!name.endsWith(".js")) return false;
    const source = readFileSync(join(CHUNKS, name), "utf8");
    if (!texts.some((text) => source.includes(text))) return false;
    expect(
      others.filter((text) => source.includes(text)),
      name,
    ).toEqual([]);
    return true;
  });
  expect(files).not.toEqual([]);
  for (const file of files)
    await page.route(`**/_next/static/chunks/${file}`, (route) => {
      lost.add(file);
      return route.fulfill({ status: 404 });
    });
  return lost;
}

test("stc pay's code is entered, wrong and right", async ({ page, merchant, console }) => {
  const lost = await lose({ page, console }, "code");
  const { session_id } = await merchant.session();
  await page.goto(`/en/checkout/${session_id}`);
  await page.getByRole("radio", { name: "stc pay" }).check();
  await page.getByRole("textbox", { name: say("en").phone }).fill("50001234");
  await page.getByRole("button", { name: say("en").continue }).click();
  const code = page.getByRole("textbox", { name: say("en").code, exact: true });
  await code.fill("000000");
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await code.fill("111111");
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  expect(lost.size).toBeGreaterThan(0);
});

for (const step of ["sheet", "wallet's button"] as const)
  test(`without the script of the ${step}, Apple Pay pays`, async ({ page, merchant, console }) => {
    const lost = await lose({ page, console }, step);
    const { session_id } = await merchant.session({ language: "ar" });
    await page.goto(`/ar/checkout/${session_id}`);
    if (step === "wallet's button") await expect.poll(() => lost.size).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Apple Pay", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Apple Pay" });
    await sheet.getByRole("button", { name: say("ar").pay }).click();
    await expect(page.getByRole("status").filter({ hasText: say("ar").paid })).toBeVisible();
    expect(lost.size).toBeGreaterThan(0);
  });

test("a bank that asks is a link of the checkout", async ({ page, merchant, console }) => {
  const lost = await lose({ page, console }, "challenge");
  const { session_id } = await merchant.session({ pg_codes: ["sandbox-onsite"] });
  await payByLink(page, session_id);
  expect(lost.size).toBeGreaterThan(0);
});

test("in a shop's frame the shop is asked before a code is sent, and told of the result", async ({
  page,
  ownMerchant,
  shop,
  operator,
  console,
}) => {
  const lost = await lose({ page, console }, "code");
  await operator.run("gateway", "set", ownMerchant.credentials.merchant_id, "sandbox", "--services", "stc_pay");
  const { session_id } = await ownMerchant.session();
  await shop.open(page, { session_id, formsOfPayment: ["stcPay"] });
  const frame = page.frameLocator("#pay iframe");
  await frame.getByRole("radio", { name: "stc pay" }).check();
  await frame.getByRole("textbox", { name: say("en").phone }).fill("50001234");
  await frame.getByRole("button", { name: say("en").continue }).click();
  const code = frame.getByRole("textbox", { name: say("en").code, exact: true });
  await refuse(page, "beforepayment");
  await code.fill("111111");
  await frame.getByRole("button", { name: say("en").pay }).click();
  const names = async () => (await heardBy(page)).map(([name]) => name);
  await expect.poll(names).toEqual(["validatepayment", "beforepayment"]);
  expect((await ownMerchant.retrieve(session_id)).state).not.toBe("paid");
  await refuse(page);
  await frame.getByRole("button", { name: say("en").pay }).click();
  await expect.poll(names).toEqual(["validatepayment", "beforepayment", "beforepayment", "success"]);
  expect(lost.size).toBeGreaterThan(0);
});

test("in a shop's frame the bank's page opens in the whole window, and leads back to the result", async ({
  page,
  ownMerchant,
  shop,
  operator,
  console,
}) => {
  const lost = await lose({ page, console }, "challenge");
  await addOnsite(ownMerchant, operator);
  const { session_id } = await ownMerchant.session({ pg_codes: ["onsite"] });
  await shop.open(page, { session_id });
  const frame = page.frameLocator("#pay iframe");
  await payWith(frame, "en", CARD.asks);
  await confirmByLink(page, frame);
  await expect.poll(async () => (await ownMerchant.retrieve(session_id)).state).toBe("paid");
  expect(lost.size).toBeGreaterThan(0);
});
