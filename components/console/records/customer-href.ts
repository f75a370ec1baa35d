import type { Language } from "@/server/kernel/types";
import { queryOf } from "../list-parts";
import { consoleHref } from "../pages";

/** An id of dots alone would name a folder in an address; it links to the list. */
export function customerHref(language: Language, customerId: string): string {
  if (/^\.{1,2}$/.test(customerId)) return consoleHref(language, "customers", queryOf({ q: customerId }));
  return consoleHref(language, "customer", `/${encodeURIComponent(customerId)}`);
}
