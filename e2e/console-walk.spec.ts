/**
 * A walk over every page of the console, in both languages and in parts, by one worker with one shop: each
 * page is opened once and held against the rules that all pages keep, and against its picture.
 */
import type { CDPSession, Response } from "@playwright/test";
import { bringAxe, expectNoFault } from "./support/axe";
import { addSession } from "./support/console";
import { expectNoBelief, shownBy } from "./support/forged";
import {
  crookedFigures,
  expectNoSidewaysScrolling,
  type JudgedSheets,
  physicalSides,
  scriptWeight,
} from "./support/page-rules";
import { expectPicture, incomparable, steady } from "./support/pictures";
import { PAGE_NAMES, pagesOf } from "./support/shop";
import { sightOf } from "./support/sight";
import { expect, type Page, test } from "./support/test";
import { LANGUAGES } from "./support/words";

const DESK = { width: 1280, height: 1400 };
const PHONE = { width: 390, height: 2000 };
/** 1280 pixels at 400 %. */
const ENLARGED = { width: 320, height: 640 };
const BUDGET_KB = 25;
/** Parts of a walk in one language. */
const PARTS = 3;

/** Pages that explain a refusal. */
const STATUS: Readonly<Record<string, number>> = { "/refused?needs=payment.expire": 403, "/payments/0": 404 };

/** Inert pages in a frame need no landmark and heading. */
const OF_WHOLE_PAGES = ["landmark-one-main", "page-has-heading-one"];

type Walk = {
  readonly page: Page;
  readonly session: CDPSession;
  readonly lang: string;
  readonly empty: number;
  readonly compares: boolean;
  readonly judged: JudgedSheets;
};

async function open(page: Page, address: string): Promise<Response> {
  await page.setViewportSize(DESK);
  const answer = await page.goto(address);
  expect.soft(answer?.status(), address).toBe(STATUS[address.split("/console")[1] ?? ""] ?? 200);
  await page.evaluate(() => document.fonts.ready);
  if (answer === null) throw new Error(`${address} has no answer.`);
  return answer;
}

/** Everything that a page must be, with the page loaded once. */
async function lookAt(
  { page, session, lang, empty, compares, judged }: Walk,
  name: string,
  path: string,
): Promise<void> {
  const shown = await shownBy(await open(page, `/${lang}/console${path}`));
  expect.soft(await scriptWeight(page), `${name} weighs`).toBeLessThanOrEqual(empty + BUDGET_KB);
  expect.soft(await physicalSides(page, judged), name).toEqual([]);
  expect.soft(await crookedFigures(page), name).toEqual([]);
  const off = name === "branding-preview" ? OF_WHOLE_PAGES : [];
  // Names depend on the language, elements and colours on the width, so two checks suffice.
  if (lang === "en") await expectNoFault(page, off);
  await steady(page);
  if (compares) await expectPicture(session, page, `${lang}-${name}`);
  await page.setViewportSize(PHONE);
  if (lang === "ar") await expectNoFault(page, off);
  if (compares) await expectPicture(session, page, `${lang}-${name}`);
  if (lang === "en") await expectNoBelief(page, `/${lang}/console${path}`, shown);
  await page.setViewportSize(ENLARGED);
  await expectNoSidewaysScrolling(page);
}

test.describe.configure({ mode: "default" });

for (const lang of LANGUAGES) {
  for (let part = 0; part < PARTS; part += 1) {
    const names = ["sign-in", ...PAGE_NAMES].filter((_, index) => index % PARTS === part);
    test(`${lang}: the console's pages answer, are sound and look as intended, part ${part + 1}`, async ({
      page,
      operator,
    }) => {
      test.setTimeout(300_000);
      await bringAxe(page);
      await page.goto("/no-such-page");
      const empty = await scriptWeight(page);
      const sight = await sightOf(operator);
      const session = await page.context().newCDPSession(page);
      const reason = incomparable(page.context().browser()?.version() ?? "");
      if (reason !== null) {
        const description = `the pictures of the console's pages were not compared: ${reason}`;
        test.info().annotations.push({ type: "not done", description });
      }
      const judged = { addresses: [], automatic: [] };
      const walk = { page, session, lang, empty, compares: reason === null, judged };
      if (names.includes("sign-in")) await lookAt(walk, "sign-in", "/sign-in");
      await addSession(page, sight.cookie);
      for (const [name, path] of Object.entries(pagesOf(sight.shop)))
        if (names.includes(name)) await test.step(name, async () => await lookAt(walk, name, path));
    });
  }
}
