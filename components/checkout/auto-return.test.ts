import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AutoReturn } from "./auto-return";

it.each(["https://shop.example/done?a=1", "myapp://paid?session_id=s1"])(
  "without JavaScript the page leaves to %s",
  (href) => {
    const page = renderToStaticMarkup(createElement(AutoReturn, { href, going: "going", staying: "staying" }));
    expect(page).toBe(`<noscript><meta http-equiv="refresh" content="0; url=${href}"/></noscript>going`);
  },
);
