/** The merchant's links, in both languages. */
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import { unbranded } from "@/server/kernel/brand";
import { isolated } from "@/server/kernel/isolated";
import { MESSAGES, render, textOf } from "../testing/render";
import { MerchantContact, MerchantTerms } from "./merchant-contact";

const TERMS = "https://shop.example/terms";
const PRIVACY = "https://shop.example/privacy";

function linksOf(html: string): { href?: string; text: string; isApart: boolean }[] {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = "", inner = ""]) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    text: textOf(inner),
    isApart: attributes.includes('target="_blank"') && attributes.includes('rel="noopener noreferrer"'),
  }));
}

describe.each(LANGUAGES)("the merchant's links (%s)", (lang) => {
  const words = MESSAGES[lang].shell;
  const terms = { href: TERMS, text: words.terms, isApart: true };
  const privacy = { href: PRIVACY, text: words.privacy, isApart: true };

  it.each([
    [TERMS, PRIVACY, [terms, privacy]],
    [TERMS, null, [terms]],
    [null, PRIVACY, [privacy]],
  ])("terms at %s and a privacy statement at %s open apart from the payment", (termsUrl, privacyUrl, links) => {
    const html = render(createElement(MerchantTerms, { termsUrl, privacyUrl, disclaimer: null }), lang);
    expect(linksOf(html)).toEqual(links);
    expect(html.match(/data-part="terms-link"/g)).toHaveLength(links.length);
  });

  it("a disclaimer is text, whatever signs it has", () => {
    const disclaimer = "Delivered by <b>Dar</b>.";
    const html = render(createElement(MerchantTerms, { termsUrl: null, privacyUrl: null, disclaimer }), lang);
    expect(textOf(html)).toBe("Delivered by &lt;b&gt;Dar&lt;/b&gt;.");
    expect(linksOf(html)).toEqual([]);
  });

  it("a merchant without links shows nothing", () => {
    expect(render(createElement(MerchantContact, { brand: unbranded("Dar Books") }), lang)).toBe("");
  });

  it("a mail address with signs of a link is encoded in it", () => {
    const support = { email: '"a b%40?x"@shop.example', phone: null, url: null };
    const html = render(createElement(MerchantContact, { brand: { ...unbranded("Dar Books"), support } }), lang);
    expect(linksOf(html)).toMatchObject([{ href: "mailto:%22a%20b%2540%3Fx%22@shop.example" }]);
  });

  it("support is reached by mail, phone and page, and the phone's link has digits alone", () => {
    const support = { email: "help@shop.example", phone: "+965 2200-1234", url: "https://shop.example/help" };
    const html = render(createElement(MerchantContact, { brand: { ...unbranded("Dar Books"), support } }), lang);
    expect(linksOf(html)).toEqual([
      { href: "mailto:help@shop.example", text: support.email, isApart: false },
      { href: "tel:+96522001234", text: support.phone, isApart: false },
      { href: support.url, text: words.helpPage, isApart: true },
    ]);
    expect(textOf(html)).toContain(words.questions.replace("{merchant}", isolated("Dar Books", lang)));
  });
});
