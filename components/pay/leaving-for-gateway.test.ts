import { createElement } from "react";
import { expect, it } from "vitest";
import { MESSAGES, render, textOf } from "../testing/render";
import { LeavingForGateway } from "./leaving-for-gateway";

it.each([
  ["ar", ["en"], true],
  ["ar", null, false],
  ["en", ["en"], false],
] as const)(
  "a customer reading %s learns before leaving for a page in %j that it is in English: %s",
  (lang, pageLanguages, told) => {
    const html = render(
      createElement(LeavingForGateway, { href: "https://g.example", checkoutHref: "/c", pageLanguages }),
      lang,
    );
    expect(textOf(html).includes(MESSAGES[lang].pay.leavingInEnglish)).toBe(told);
    expect(html).toContain(told ? '"4;url=' : '"0;url=');
  },
);
