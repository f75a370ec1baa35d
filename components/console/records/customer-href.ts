/** The address of a customer's page. */
import type { Language } from "@/server/kernel/types";
import { queryOf } from "../list-parts";
import { consoleHref } from "../pages";

/** Ids of dots alone name folders in addresses; of such a customer the list is shown. */
export function customerHref(language: Language, customerId: string): string {
  if (/^\.{1,2}$/.test(customerId)) return consoleHref(language, "customers", queryOf({ q: customerId }));
  return consoleHref(language, "customer", `/${encodeURIComponent(customerId)}`);
}
