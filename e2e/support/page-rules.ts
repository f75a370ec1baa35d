/** Rules of every console page, checked in the browser. */
import { expect, type Page } from "./test";

/** Addresses of style sheets that were read, and their selectors with an automatic inline margin. */
export type JudgedSheets = { readonly addresses: string[]; readonly automatic: string[] };

/**
 * Returns uses of left and right in style sheets and `style` attributes, and elements with both a direction
 * and an automatic inline margin.
 * @param judged the style sheets of earlier pages, which are not read again
 */
export async function physicalSides(page: Page, judged: JudgedSheets): Promise<readonly string[]> {
  const seen = await page.evaluate(({ addresses, automatic: known }) => {
    const faults: string[] = [];
    const automatic = [...known];
    const pairs = [
      ...["margin", "padding", "scroll-margin", "scroll-padding"].map((name) => [`${name}-left`, `${name}-right`]),
      ...["width", "style", "color"].map((part) => [`border-left-${part}`, `border-right-${part}`]),
      ["left", "right"],
    ];
    const look = (style: CSSStyleDeclaration, where: string) => {
      for (const [left = "", right = ""] of pairs)
        if (style.getPropertyValue(left) !== style.getPropertyValue(right)) faults.push(`${where}: ${left}, ${right}`);
      for (const name of ["text-align", "float", "clear"])
        if (/^(left|right)$/.test(style.getPropertyValue(name))) faults.push(`${where}: ${name}`);
    };
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          look(rule.style, rule.selectorText);
          const inline = [rule.style.marginInlineStart, rule.style.marginInlineEnd];
          if (inline.includes("auto")) automatic.push(rule.selectorText);
        }
        if ("cssRules" in rule) walk(rule.cssRules as CSSRuleList);
      }
    };
    const sheets = [...document.styleSheets].filter(({ href }) => href === null || !addresses.includes(href));
    for (const sheet of sheets) walk(sheet.cssRules);
    for (const element of document.querySelectorAll<HTMLElement>("[style]")) look(element.style, element.outerHTML);
    for (const element of document.querySelectorAll("body [dir]"))
      if (automatic.some((selector) => element.matches(selector))) faults.push(`dir: ${element.outerHTML}`);
    const read = sheets.flatMap(({ href }) => href ?? []);
    return { faults: [...new Set(faults)], automatic: automatic.slice(known.length), read };
  }, judged);
  judged.addresses.push(...seen.read);
  judged.automatic.push(...seen.automatic);
  return seen.faults;
}

/** Returns the columns and lists of figures whose decimal points are not aligned. */
export function crookedFigures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const columns = new Map<Element, Map<number, { readonly text: string; readonly x: number }[]>>();
    for (const fraction of document.querySelectorAll(".list-number > span")) {
      const list = fraction.closest("table, dl, ul");
      if (list === null || !fraction.checkVisibility()) continue;
      const numbers = columns.get(list) ?? new Map();
      columns.set(list, numbers);
      const column = fraction.closest("td")?.cellIndex ?? 0;
      const text = fraction.parentElement?.textContent ?? "";
      numbers.set(column, [...(numbers.get(column) ?? []), { text, x: fraction.getBoundingClientRect().left }]);
    }
    return [...columns.values()]
      .flatMap((numbers) => [...numbers.values()])
      .filter((column) => column.some(({ x }) => Math.abs(x - (column[0]?.x ?? x)) > 0.5))
      .map((column) => column.map(({ text, x }) => `${text} at ${x}`).join(", "));
  });
}

/** Gzipped kilobytes of the page's scripts. */
export function scriptWeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  });
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}
