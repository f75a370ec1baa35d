/** Accessibility checks at phone and desktop width. */
import { readFileSync } from "node:fs";
import type axeCore from "axe-core";
import { expect, type Page } from "./test";

export const WIDTHS = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 900 },
] as const;

/** axe, which otherwise skips frames of another origin. */
const CHECKER = `${readFileSync("node_modules/axe-core/axe.min.js", "utf8")}
axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

type Fault = { readonly impact: string | null | undefined; readonly text: string };

type Search = {
  /** Ids of axe rules that are not checked. */
  readonly but?: readonly string[];
  readonly inFrames?: boolean;
};

/** Rule for the contrast of colours, which takes axe four times as long as all other rules together. */
const COLOURS = "color-contrast";
/** Attribute of the elements whose contrast is judged. */
const SAMPLE = "data-sample";

/**
 * Defines `textSamples` in the page, which returns the first two and the last of the visible texts whose
 * elements and ancestors have the same styles. Otherwise axe would judge every cell of a table.
 */
function defineTextSamples(): void {
  const PARTS = ["color", "background-color", "background-image", "opacity", "filter", "mix-blend-mode"];
  const SHAPE = ["font-size", "font-weight", "text-shadow", "position", "clip-path", "overflow"];
  const keys = new Map<Element, string>();
  const keyOf = (element: Element): string => {
    const known = keys.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [...PARTS, ...SHAPE].map((name) => style.getPropertyValue(name)).join("|");
    const isOff = element.matches(":disabled, [aria-disabled=true], [inert]");
    const above = element.parentElement === null ? "" : keyOf(element.parentElement);
    const key = `${above}>${element.matches("label, input, select, textarea")} ${isOff} ${own}`;
    keys.set(element, key);
    return key;
  };
  const isShown = (element: Element | null): element is Element => element?.checkVisibility() ?? false;
  const textSamples = () => {
    keys.clear();
    const alike = new Map<string, Element[]>();
    const add = (element: Element) => alike.set(keyOf(element), [...(alike.get(keyOf(element)) ?? []), element]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if ((texts.currentNode as Text).data.trim() !== "" && isShown(parent)) add(parent);
    }
    for (const field of document.querySelectorAll("input, select, textarea")) if (isShown(field)) add(field);
    return [...new Set([...alike.values()].flatMap((all) => [...all.slice(0, 2), ...all.slice(-1)]))];
  };
  Object.assign(window, { textSamples });
}

/** Gives axe to every page that a test will open, which costs less than to send it to each. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: CHECKER });
  await page.addInitScript(defineTextSamples);
}

/** Runs axe, and leaves its script in the page for further checks. */
async function faultsOf(page: Page, { but = [], inFrames = false }: Search): Promise<readonly Fault[]> {
  const frames = inFrames ? page.frames() : [page.mainFrame()];
  for (const frame of frames)
    if (!(await frame.evaluate(() => "axe" in window))) {
      await frame.evaluate(CHECKER);
      await frame.evaluate(defineTextSamples);
    }
  return page.evaluate(
    async ({ off, iframes, colours, mark, hasFrames }) => {
      const { axe, textSamples } = window as unknown as { axe: typeof axeCore; textSamples: () => Element[] };
      // Samples are taken only of a page without frames; otherwise axe judges every text.
      const isSampled = !hasFrames && !off.includes(colours);
      const samples = isSampled ? textSamples() : [];
      for (const element of samples) element.setAttribute(mark, "");
      axe.configure({ rules: [{ id: colours, selector: isSampled ? `[${mark}]` : "*" }] });
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const { violations } = await axe.run(document, { resultTypes: ["violations"], iframes, rules });
      for (const element of samples) element.removeAttribute(mark);
      return violations.map(({ id, impact, nodes }) => ({
        impact,
        text: `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
      }));
    },
    { off: but, iframes: inFrames, colours: COLOURS, mark: SAMPLE, hasFrames: frames.length > 1 },
  );
}

/** Fails on any fault, also a minor one. @param but ids of rules that are not checked */
export async function expectNoFault(page: Page, but: readonly string[] = []): Promise<void> {
  const faults = await faultsOf(page, { but });
  expect.soft(faults, `${page.url()} at ${page.viewportSize()?.width}`).toEqual([]);
}

/** Fails on a serious or critical fault. @param but ids of rules that are not checked */
export async function expectNoSeriousFault(page: Page, but: readonly string[] = []): Promise<void> {
  // After a navigation without a reload the title arrives a moment after the page.
  await expect(page).toHaveTitle(/\S/);
  const faults = await faultsOf(page, { but, inFrames: true });
  expect(faults.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
}

async function expectFits(page: Page, width: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} on a ${width}`).toBeLessThanOrEqual(0);
}

async function widthOf(page: Page): Promise<string> {
  return (await page.locator("html").getAttribute("lang")) === "ar" ? "phone" : "desktop";
}

/**
 * For a test in one language: fails on a serious or critical fault at either width, or if the page is wider
 * than the window. Colours are judged at one width.
 */
export async function expectNoSeriousFaultAtBothWidths(page: Page): Promise<void> {
  const coloursAt = await widthOf(page);
  for (const { name, width, height } of WIDTHS) {
    await page.setViewportSize({ width, height });
    await expectNoSeriousFault(page, name === coloursAt ? [] : [COLOURS]);
    await expectFits(page, name);
  }
}

/**
 * For a test in both languages: fails on a serious or critical fault at desktop width in English and at phone
 * width in Arabic, because names depend on the language, and elements and colours on the width; or if the
 * page is wider than the window at either width.
 */
export async function expectNoSeriousFaultInEachLanguage(page: Page): Promise<void> {
  const judgedAt = await widthOf(page);
  for (const { name, width, height } of WIDTHS) {
    await page.setViewportSize({ width, height });
    if (name === judgedAt) await expectNoSeriousFault(page);
    await expectFits(page, name);
  }
}
