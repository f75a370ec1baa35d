import { createTranslator } from "next-intl";
import { expect, it, vi } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import { firstErrors } from "./field-messages";

vi.mock("next-intl/server", async () => {
  const { MESSAGES } = await import("@/components/testing/render");
  return {
    getTranslations: async ({ locale }: { locale: "en" | "ar" }) =>
      createTranslator({ locale, messages: MESSAGES[locale], namespace: "console.form.errors" }),
  };
});

it.each(
  LANGUAGES.flatMap((lang) =>
    [
      "Ensure this field has no more than 20 elements.",
      "Enter a valid value.",
      "Ensure this date is before 9999-01-01.",
    ].map((message) => [lang, message] as const),
  ),
)("in the language %s the message %s is translated", async (lang, message) => {
  const { field = "" } = await firstErrors({ field: [message] }, lang);
  expect(field).not.toBe(message);
  expect(field).toContain(/\d[\d-]*/.exec(message)?.[0] ?? "");
  expect(/[\u0600-\u06ff]/.test(field)).toBe(lang === "ar");
});
