/** The console without a mouse, on a keyboard with Arabic letters. */
import type { CDPSession, Locator } from "@playwright/test";
import { consoleUser, consoleWords, enter } from "./support/console";
import { EVERYTHING, openShop } from "./support/shop";
import { expect, type Page, test } from "./support/test";

const CONTROL = 2;
/** The letters at Latin keys' positions on an Arabic layout. */
const ARABIC = { KeyA: "ش", KeyE: "ث", KeyG: "ل", KeyJ: "ت", KeyK: "ن", KeyR: "ق" } as const;

/** Presses keys by position. */
class ArabicKeyboard {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<ArabicKeyboard> {
    return new ArabicKeyboard(page, await page.context().newCDPSession(page));
  }

  async press(code: keyof typeof ARABIC, modifiers = 0): Promise<void> {
    // The shortcuts work once their hint appears.
    await expect(this.page.getByText("Ctrl K")).toBeVisible();
    const key = { code, key: ARABIC[code], modifiers };
    const written = modifiers === 0 ? { text: ARABIC[code] } : {};
    await this.session.send("Input.dispatchKeyEvent", { type: "keyDown", ...key, ...written });
    await this.session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  }
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150 && !(await isThere()); presses++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test("ar: a payment is found and refunded, a request approved, an event sent again, a key made, by keys alone", async ({
  page,
  ownMerchant,
  receiver,
  operator,
}) => {
  test.slow();
  const words = consoleWords("ar");
  const { act } = words.payments;
  await openShop(ownMerchant, receiver, operator);
  const user = await consoleUser(ownMerchant, EVERYTHING, { is_checker: true });
  await enter(page, user, { lang: "ar", path: "/payments" });
  const keyboard = await ArabicKeyboard.of(page);
  const palette = page.getByRole("dialog").getByRole("combobox");

  await test.step("the palette gives the focus back, and finds", async () => {
    await keyboard.press("KeyJ");
    const row = page.getByRole("link", { name: "10979" });
    await expect(row).toBeFocused();
    await keyboard.press("KeyK", CONTROL);
    await expect(palette).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(row).toBeFocused();
    await keyboard.press("KeyK", CONTROL);
    await expect(palette).toBeFocused();
    await page.keyboard.insertText("١٠٩٧٢");
    await expect(page.getByRole("option", { name: "10972" }).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("10972");
  });

  await test.step("the refund closes and opens again, and is asked for", async () => {
    const panel = page.getByRole("region", { name: act.names.refund });
    await keyboard.press("KeyR");
    await expect(panel).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByText("Ctrl K")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: act.names.refund })).toBeFocused();
    await keyboard.press("KeyR");
    await tabTo(page, panel.getByRole("textbox", { name: act.amount, exact: true }));
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("١٫٥");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("status")).toContainText(act.standing.done_refund);
  });

  await test.step("what a colleague asked for is approved", async () => {
    await keyboard.press("KeyG");
    await keyboard.press("KeyA");
    await expect(page).toHaveURL(/\/approvals$/);
    await keyboard.press("KeyJ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/approvals\/req_/);
    await keyboard.press("KeyA");
    await expect(page.getByRole("button", { name: words.approvals.approve })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "9.500" })).toBeVisible();
  });

  await test.step("an event is sent again, and its button keeps the focus", async () => {
    receiver.status = 200;
    await keyboard.press("KeyG");
    await keyboard.press("KeyE");
    await expect(page).toHaveURL(/\/events$/);
    const row = page
      .getByRole("listitem")
      .filter({ hasText: "10973" })
      .getByRole("link", { name: words.events.names.payment_success });
    for (let presses = 0; presses < 40 && !(await row.evaluate((link) => link === document.activeElement)); presses++)
      await keyboard.press("KeyJ");
    await expect(row).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/events\/evt_/);
    const again = page.getByRole("button", { name: words.events.sendAgain, exact: true });
    await tabTo(page, again);
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.events.sent.replace("{status}", "200"))).toBeVisible();
    await expect(again).toBeFocused();
  });

  await test.step("a key is made", async () => {
    await keyboard.press("KeyK", CONTROL);
    await expect(palette).toBeFocused();
    await page.keyboard.insertText(words.pages.keys);
    await expect(page.getByRole("option", { name: words.pages.keys })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/keys$/);
    const form = page.getByRole("form", { name: words.keys.new, exact: true });
    await tabTo(page, form.getByRole("textbox", { name: words.keys.name }));
    await page.keyboard.insertText("till");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: words.keys.shown }).getByRole("listitem")).toHaveCount(2);
  });
});
