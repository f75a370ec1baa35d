/** Every page of the console in both languages, checked once against the common rules and its picture. */
import type { CDPSession } from "@playwright/test";
import { expectNoFault } from "./support/axe";
import { consoleUser, signIn } from "./support/console";
import { expectNoSidewaysScrolling, physicalSides, scriptWeight } from "./support/page-rules";
import { expectPicture, steady } from "./support/pictures";
import { EVERYTHING, openShop, pagesOf } from "./support/shop";
import { expect, type Page, test } from "./support/test";
import { LANGUAGES } from "./support/words";

const DESK = { width: 1280, height: 1400 };
const PHONE = { width: 390, height: 2000 };
/** 1280 pixels at 400 %. */
const ENLARGED = { width: 320, height: 640 };
const BUDGET_KB = 25;

/** Pages that explain a refusal. */
const STATUS: Readonly<Record<string, number>> = { "/refused?needs=merchant.users": 403, "/payments/0": 404 };

/** Inert pages in a frame need no landmark and heading. */
const OF_WHOLE_PAGES = ["landmark-one-main", "page-has-heading-one"];

type Walk = { readonly page: Page; readonly session: CDPSession; readonly lang: string; readonly empty: number };

async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize(DESK);
  const answer = await page.goto(address);
  expect.soft(answer?.status(), address).toBe(STATUS[address.split("/console")[1] ?? ""] ?? 200);
  await page.evaluate(() => document.fonts.ready);
}

async function lookAt({ page, session, lang, empty }: Walk, name: string, path: string): Promise<void> {
  await open(page, `/${lang}/console${path}`);
  expect.soft(await scriptWeight(page), `${name} weighs`).toBeLessThanOrEqual(empty + BUDGET_KB);
  expect.soft(await physicalSides(page), name).toEqual([]);
  const off = name === "branding-preview" ? OF_WHOLE_PAGES : [];
  // Names depend on the language, elements and colours on the width, so two checks suffice.
  if (lang === "en") await expectNoFault(page, off);
  await steady(page);
  await expectPicture(session, page, `${lang}-${name}`);
  await page.setViewportSize(PHONE);
  if (lang === "ar") await expectNoFault(page, off);
  await expectPicture(session, page, `${lang}-${name}`);
  await page.setViewportSize(ENLARGED);
  await expectNoSidewaysScrolling(page);
}

for (const lang of LANGUAGES) {
  test(`${lang}: every page of the console is there, sound and as it is meant to look`, async ({
    page,
    ownMerchant,
    receiver,
    operator,
  }) => {
    test.setTimeout(300_000);
    const shop = await openShop(ownMerchant, receiver, operator);
    const names = { first_name: "Faisal", last_name: "Al-Bader" };
    const user = await consoleUser(ownMerchant, EVERYTHING, { is_checker: true, ...names });
    await page.goto("/no-such-page");
    const empty = await scriptWeight(page);
    const session = await page.context().newCDPSession(page);
    const walk = { page, session, lang, empty };
    await lookAt(walk, "sign-in", "/sign-in");
    await signIn(page, user, { lang, path: "/me" });
    for (const [name, path] of Object.entries(pagesOf(shop)))
      await test.step(name, async () => await lookAt(walk, name, path));
  });
}
