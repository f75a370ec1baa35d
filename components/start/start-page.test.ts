import { createElement } from "react";
import { expect, it } from "vitest";
import { render, textOf } from "../testing/render";
import { StartPage } from "./start-page";

it.each([
  [
    "en",
    "Card 4111 1111 1111 111 pays it; five more show a decline, an error, and cards that pay now and are declined later.",
  ],
  ["ar", "وبطاقة تُرفض، وأخرى تعطي خطأ، وثلاث تدفع الآن وتُرفض لاحقًا."],
] as const)("the start page says what the test cards do (%s)", (locale, told) => {
  const page = createElement(StartPage, {
    amount: { amount: "10.500", currency: "KWD" },
    startDemo: () => async () => undefined,
  });
  expect(textOf(render(page, locale))).toContain(told);
});
