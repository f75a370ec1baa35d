/** A payment on paper, and pages in forced colours. */
import { getDocumentProxy } from "unpdf";
import { addSession, consoleWords } from "./support/console";
import { sightOf } from "./support/sight";
import { expect, type Page, test } from "./support/test";

/** Elements that need an edge where colours are forced: pills, fields, buttons. */
const EDGED = ".console :is(main .rounded-full.font-medium, main button, main input:not([type=hidden]), main select)";

function withoutEdge(page: Page): Promise<readonly string[]> {
  return page.locator(EDGED).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(element);
        return appearance === "none" && (borderTopStyle === "none" || borderTopWidth === "0px");
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

const edgeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).borderBottomColor);

test("a payment prints on one page without what is pressed; forced colours keep edges, choices, focus and plots", async ({
  page,
  operator,
}) => {
  test.slow();
  const words = consoleWords("ar").month;
  const { shop, cookie } = await sightOf(operator);
  await addSession(page, cookie);
  await page.goto(`/ar/console/payments/${shop.payment}`);
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  expect(paper.numPages).toBe(1);
  await page.emulateMedia({ media: "print" });
  for (const role of ["navigation", "button", "form"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Mariam" })).toBeVisible();
  await expect(page.getByText("24.000").first()).toBeVisible();

  await page.goto("/ar/console/month?month=2030-03&currency=KWD");
  for (const role of ["navigation", "button", "form"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  for (const total of [words.opening, words.closing])
    await expect(page.getByRole("row").filter({ hasText: total }).first()).toContainText(/\d\.\d{3}/);
  await expect(page.getByRole("rowheader", { name: words.closing }).first()).toBeVisible();

  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  for (const path of ["/payments", `/payments/${shop.payment}?do=refund`, "/overview"]) {
    await page.goto(`/ar/console${path}`);
    expect(await withoutEdge(page), path).toEqual([]);
    const chosen = await edgeOf(page, "aside a[aria-current]");
    expect(chosen, path).not.toBe(await edgeOf(page, "aside a:not([aria-current])"));
  }
  const share = page.locator(".share-bar").first();
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await share.evaluate((bar) => getComputedStyle(bar, "::after").backgroundColor)).not.toBe(surface);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const focus = page.locator(":focus-visible");
  await expect(focus).toHaveCSS("outline-style", "solid");
  await expect(focus).toHaveCSS("outline-width", "3px");
});
