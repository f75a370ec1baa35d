import { createElement } from "react";
import { expect, test } from "vitest";
import { answeredText, failedText, silentText, TRY_TEXTS } from "@/server/domain/webhooks/core/words";
import { MESSAGES, render, textOf } from "../../testing/render";
import { TryError } from "./try-error";

test("both languages have every word of a failed try", () => {
  const words = [...Object.keys(TRY_TEXTS), "answered", "redirected", "silent", "failed_with"].sort();
  for (const { console: texts } of Object.values(MESSAGES))
    expect(Object.keys(texts.events.tryTexts).sort()).toEqual(words);
});

test.each([...Object.values(TRY_TEXTS), answeredText(503), answeredText(308), silentText(15), failedText("EPROTO")])(
  "“%s” is shown in the page's language",
  (error) => {
    const shown = (["en", "ar"] as const).map((locale) => textOf(render(createElement(TryError, { error }), locale)));
    const escaped = error.replaceAll("'", "&#x27;");
    expect(shown[0]?.replace(/[\u2066\u2069]/g, "")).toBe(escaped);
    expect(shown[1]).not.toContain(escaped);
  },
);
