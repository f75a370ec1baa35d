import type { PageName } from "@/components/console/pages";
import type { AuditEventView } from "@/server/domain/audit";

const PAGES: readonly (readonly [RegExp, RegExp, PageName])[] = [
  [/^payment\.bulk_/, /^\w+$/, "bulkAction"],
  [/^payment\./, /^[0-9a-f]{40}$/, "payment"],
  [/^approval\./, /^\w+$/, "approval"],
  [/^payment_link\./, /^\w+$/, "paymentLink"],
  [/^(event\.redelivered|webhook\.tested)$/, /^evt_\w+$/, "event"],
  [/^webhook_endpoint\.(?!deleted)/, /^\w+$/, "endpoint"],
  [/^subscription\./, /^sub_\w+$/, "subscription"],
  [/^gateway\.(?!event_handled)/, /^[\w-]+$/, "gateway"],
];

export function objectPage({ action, objectId }: Pick<AuditEventView, "action" | "objectId">): PageName | null {
  return PAGES.find(([acts, ids]) => acts.test(action) && ids.test(objectId))?.[2] ?? null;
}
