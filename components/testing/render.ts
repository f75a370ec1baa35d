/** Renders parts of pages for tests, in either language. */
import { NextIntlClientProvider } from "next-intl";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "@/server/kernel/words";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";

export const MESSAGES = { en, ar };

/** @throws {Error} if a text is missing */
export function render(page: ReactNode, locale: Language = "en"): string {
  const words = { locale, messages: MESSAGES[locale], timeZone: "UTC", children: page, onError: fail };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, words));
}

function fail(error: Error): never {
  throw error;
}

/** The readable text with single spaces, without React's scripts. */
export function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<span>(\.\d+)<\/span>/g, "$1")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
