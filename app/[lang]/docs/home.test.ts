/** The documentation's first page, its header and its search without results, in both languages. */
import { createElement } from "react";
import { expect, it } from "vitest";
import { Endpoints } from "@/components/docs/endpoints";
import { DocsFrame } from "@/components/docs/frame";
import { DocsOverview } from "@/components/docs/overview";
import { SearchResults } from "@/components/docs/search-results";
import { render, textOf } from "@/components/testing/render";
import { docsContents } from "@/server/documentation/contents";
import { firstSamples } from "@/server/documentation/guides";
import { nearestPages } from "@/server/documentation/nearest-pages";

const GUIDE = { name: "webhooks", title: "Webhooks", summary: "Receive them.", minutes: 7 };
const LANGUAGES = ["en", "ar"] as const;

function home(lang: "en" | "ar"): string {
  const contents = docsContents(lang);
  const guides = [{ ...GUIDE, lang, href: `/${lang}/docs/webhooks` }];
  const children = createElement(DocsOverview, { guides, contents, samples: firstSamples(lang), send: null });
  return render(createElement(DocsFrame, { contents, path: `/${lang}/docs`, otherHref: "/", children }), lang);
}

it.each(LANGUAGES)("the first page leads to every page and marks the header's tab (%s)", (lang) => {
  const html = home(lang);
  const hrefs = docsContents(lang).flatMap(({ pages }) => pages.map(({ href }) => href));
  expect(hrefs.filter((href) => !html.includes(`href="${href}"`))).toEqual([]);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<search/g)).toHaveLength(1);
  const [, present] = /<a href="([^"]*)" aria-current="page"/.exec(html) ?? [];
  expect(present).toBe(`/${lang}/docs`);
});

it.each([
  ["en", "7 minutes to read"],
  ["ar", "قراءة 7 دقائق"],
] as const)("a guide's card says how long it takes to read (%s)", (lang, words) => {
  expect(textOf(home(lang))).toContain(words);
});

it.each(LANGUAGES)("the first request is shown in three languages, of which curl is chosen (%s)", (lang) => {
  const html = home(lang);
  expect(html.match(/<input type="radio"|type="radio"/g)).toHaveLength(3);
  expect(html.match(/<input[^>]*checked[^>]*>/g)).toEqual([expect.stringContaining('value="bash"')]);
  for (const start of ["curl -s", "sarraf.sessions.create({", "import os"]) expect(textOf(html)).toContain(start);
});

it("the Arabic page marks English titles as English", () => {
  const html = home("ar");
  expect(html).toContain('<span lang="en" dir="ltr">Sessions</span>');
  expect(html).not.toContain(">Sessions</a>");
  expect(home("en")).not.toContain('lang="en" dir="ltr">Sessions');
});

it("the Arabic frame marks the headings of an English page as English", () => {
  const anchors = [{ id: "theme", text: "Theme of `init`" }];
  const frame = { contents: docsContents("ar"), path: "/ar/docs/web-sdk", otherHref: "/", children: null };
  expect(render(createElement(DocsFrame, { ...frame, anchors, written: "en" }), "ar")).toMatch(
    /<a href="#theme"[^>]*><span lang="en" dir="ltr">Theme of <code/,
  );
  expect(render(createElement(DocsFrame, { ...frame, anchors, written: "ar" }), "ar")).toMatch(
    /<a href="#theme"[^>]*>Theme of <code/,
  );
});

it("the list of endpoints shows field names in summaries as code", () => {
  const operation = { id: "follow", anchor: "follow", method: "GET", path: "/", summary: "Follow `checkout_url`" };
  const page = { slug: "x", title: "X", href: "/x", summary: "X.", operations: [operation] };
  const html = render(createElement(Endpoints, { conventions: "", pages: [page] }), "en");
  expect(html).toMatch(/Follow <code[^>]*>checkout_url<\/code><\/a>/);
});

it.each([
  ["en", "paymnet", "/en/docs/first-payment"],
  ["en", "clok", "/en/docs/test-clock"],
  ["ar", "إشعرات", "/ar/docs/webhooks"],
] as const)("a search without results offers the pages with the nearest titles (%s, %s)", (lang, query, href) => {
  const nearest = nearestPages(lang, query);
  expect(nearest.map((page) => page.href)).toContain(href);
  expect(render(createElement(SearchResults, { query, hits: [], nearest }), lang)).toContain(`<a href="${href}"`);
});

it("a query that resembles no title is answered without an offer", () => {
  expect(nearestPages("en", "zzxxqq")).toEqual([]);
  expect(nearestPages("en", "?")).toEqual([]);
});
