import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { readPaymentQuery } from "@/server/domain/console";
import { languageOf } from "@/server/i18n/languages";
import type { ConsolePlace } from "../guard";

export type PaymentPlace = ConsolePlace & {
  readonly sessionId: string;
  readonly list: string | null;
};

type Params = Readonly<Record<string, string | null>>;

export function placeHref({ lang, sessionId, list }: PaymentPlace, params: Params, after = ""): string {
  const language = languageOf(lang) ?? "en";
  if (typeof list === "string") return listHref(language, list, { open: sessionId, ...params }) + after;
  const query = Object.keys(params).length === 0 ? "" : queryOf(params);
  return consoleHref(language, "payment", `/${encodeURIComponent(sessionId)}${query}${after}`);
}

export function listHref(language: string, list: string, params: Params): string {
  const { values } = readPaymentQuery(Object.fromEntries(new URLSearchParams(list)));
  return consoleHref(language, "payments", queryOf({ ...values, open: null, gone: null, ...params }));
}
