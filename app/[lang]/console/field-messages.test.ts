import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { MESSAGES } from "@/components/testing/render";
import { LANGUAGES } from "@/e2e/support/words";
import { errorsIn } from "./field-messages";

it.each(
  LANGUAGES.flatMap((lang) =>
    [
      "Ensure this field has no more than 20 elements.",
      "Enter a valid value.",
      "Ensure this date is before 9999-01-01.",
    ].map((message) => [lang, message] as const),
  ),
)("in the language %s the message %s is translated", (lang, message) => {
  const t = createTranslator({ locale: lang, messages: MESSAGES[lang], namespace: "console.form.errors" });
  const { field = "" } = errorsIn({ field: [message] }, t);
  expect(field).not.toBe(message);
  expect(field).toContain(/\d[\d-]*/.exec(message)?.[0] ?? "");
  expect(/[\u0600-\u06ff]/.test(field)).toBe(lang === "ar");
});
