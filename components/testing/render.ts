/** Renders parts of pages for tests, in either language. */
import { NextIntlClientProvider } from "next-intl";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "@/server/kernel/words";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";

/** The words of the pages. */
export const MESSAGES = { en, ar };

/** The HTML that a browser gets. @throws {Error} if a text is missing */
export function render(page: ReactNode, locale: Language = "en"): string {
  const words = { locale, messages: MESSAGES[locale], timeZone: "UTC", children: page, onError: fail };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, words));
}

function fail(error: Error): never {
  throw error;
}

/** What is read, with single spaces, and without what React adds to replay early clicks. */
export function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
