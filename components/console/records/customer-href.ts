import type { Language } from "@/server/kernel/types";
import { queryOf } from "../list-parts";
import { consoleHref } from "../pages";

/**
 * The address of a customer's page. An id of only dots would be read as a folder, so it links to the list.
 */
export function customerHref(language: Language, customerId: string): string {
  if (/^\.{1,2}$/.test(customerId)) return consoleHref(language, "customers", queryOf({ q: customerId }));
  return consoleHref(language, "customer", `/${encodeURIComponent(customerId)}`);
}
