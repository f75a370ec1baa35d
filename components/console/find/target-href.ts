/** The address of what was found. */
import type { FoundTarget } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { customerHref } from "../customers/customer-href";
import { queryOf } from "../list-parts";
import { consoleHref } from "../pages";

/** The page that shows it. */
export function targetHref(language: Language, { page, id }: FoundTarget): string {
  if (page === "customer") return customerHref(language, id);
  if (page === "requests") return consoleHref(language, page, queryOf({ id }));
  return consoleHref(language, page, `/${id}`);
}
