import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { readPaymentQuery } from "@/server/domain/console";
import { languageOf } from "@/server/i18n/languages";
import type { ConsolePlace } from "../guard";

export type PaymentPlace = ConsolePlace & {
  readonly sessionId: string;
  readonly list: string | null;
  readonly kept: string | null;
};

type Params = Readonly<Record<string, string | null>>;

export function placeHref({ lang, sessionId, list, kept }: PaymentPlace, params: Params, after = ""): string {
  const language = languageOf(lang) ?? "en";
  if (typeof list === "string") return listHref(language, list, { open: sessionId, ...params }) + after;
  const own = { ...(typeof kept === "string" && { list: kept }), ...params };
  const query = Object.keys(own).length === 0 ? "" : `?${new URLSearchParams(definedIn(own))}`;
  return consoleHref(language, "payment", `/${encodeURIComponent(sessionId)}${query}${after}`);
}

function definedIn(params: Params): [string, string][] {
  return Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== null);
}

export function listHref(language: string, list: string, params: Params): string {
  const { values } = readPaymentQuery(Object.fromEntries(new URLSearchParams(list)));
  return consoleHref(language, "payments", queryOf({ ...values, open: null, gone: null, ...params }));
}
