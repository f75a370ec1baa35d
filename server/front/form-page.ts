/** Recognizes pages with forms by address, which for the console and embedded pages includes the query. */
import type { Language } from "@/server/kernel/words";
import { withWords } from "@/server/signed-words";

/**
 * First path segments of pages whose links a merchant or this service sends to customers, for a regular
 * expression.
 */
export const CUSTOMER_PAGES = ["checkout", "invoice", "link", "pay", "subscription"].join("|");

const FORM_PAGE = new RegExp(
  `^/(en|ar)(?:/(?:${CUSTOMER_PAGES}|sandbox|simulated-bank|simulated-page)/[\\w.~%-]+|/console(?:/[\\w.~%-]+)*(?:\\?[^\\s#]*)?|/embed/[\\w.~%-]+/?\\?[^\\s#]*)?`,
);

export type FormPage = { readonly lang: Language; readonly back: string };

/** The form's page with which an address begins, otherwise the English start page. */
export function formPageOf(url: string): FormPage {
  const [back = "/en", lang] = FORM_PAGE.exec(url) ?? [];
  return { lang: lang === "ar" ? "ar" : "en", back };
}

export function notDonePath({ lang, back }: FormPage, words: Readonly<Record<string, string>>) {
  return withWords(`/${lang}/not-done?${new URLSearchParams({ back })}`, words);
}

export function isFormPage(url: string): boolean {
  return FORM_PAGE.exec(url)?.[0] === url;
}
