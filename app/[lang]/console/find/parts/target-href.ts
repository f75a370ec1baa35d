import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { customerHref } from "@/components/console/records/customer-href";
import type { FoundTarget } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

export function targetHref(language: Language, { page, id }: FoundTarget): string {
  if (page === "customer") return customerHref(language, id);
  if (page === "requests") return consoleHref(language, page, queryOf({ id }));
  return consoleHref(language, page, `/${id}`);
}
