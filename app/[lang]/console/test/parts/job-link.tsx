import { useTranslations } from "next-intl";
import { consoleHref, type PageName } from "@/components/console/pages";
import { SEARCH } from "@/components/console/search-box";
import { TEXT_LINK } from "@/components/console/styles";
import type { Language } from "@/server/kernel/types";

export const JOB_PLACES: Readonly<Record<string, PageName>> = {
  "resolve-unknown-operations": "payments",
  "run-automatic-inquiries": "payments",
  "expire-sessions": "payments",
  "work-gateway-notifications": "payments",
  "charge-due-cycles": "subscriptions",
  "retry-cycles": "subscriptions",
  "renewal-reminders": "subscriptions",
  "finish-cancellations": "subscriptions",
  "expire-subscriptions": "subscriptions",
  "fail-abandoned-setups": "subscriptions",
  "turn-pauses": "subscriptions",
  "expiring-cards": "subscriptions",
  "mark-overdue-invoices": "payments",
  "invoice-reminders": "payments",
  "watch-reservations": "payments",
  "expire-approval-requests": "approvals",
  "release-reservations": "wallets",
  "forget-removed-cards": "customers",
  "deliver-webhooks": "events",
  "send-events-again": "events",
  "run-bulk-actions": "bulkActions",
  "send-emails": "mailbox",
  "send-sms": "mailbox",
  "send-whatsapp": "mailbox",
  "schedule-reports": "reports",
  "write-reports": "reports",
  "remove-report-files": "reports",
  "write-payment-files": "paymentFiles",
  "remove-payment-files": "paymentFiles",
  "write-daily-figures": "overview",
  "watch-alerts": "alerts",
};

type Props = { readonly job: string; readonly language: Language; readonly open: readonly PageName[] };

/** An unknown job is shown by its name. @param props.open pages that the user may open */
export function JobLink({ job, language, open }: Props) {
  const t = useTranslations("console.test.jobs");
  const key = job as Parameters<typeof t>[0];
  const words = t.has(key) ? t(key) : <bdi dir="ltr">{job}</bdi>;
  const place = JOB_PLACES[job];
  if (place === undefined || !open.includes(place)) return words;
  return (
    <a href={consoleHref(language, place)} className={TEXT_LINK}>
      {words}
    </a>
  );
}

/** Ids that the search opens. */
const FOUND_BY_ID = /^([0-9a-f]{40}|(att|op|sub|req|evt|inv)_\w{1,36})$/;
const SHOWN = 12;

export function DueLink({ id, language }: { id: string; language: Language }) {
  const text = id.length > SHOWN ? `${id.slice(0, SHOWN)}…` : id;
  const look = "wrap-anywhere font-mono text-xs";
  if (!FOUND_BY_ID.test(id))
    return (
      <bdi dir="ltr" className={`${look} text-muted`}>
        {text}
      </bdi>
    );
  return (
    <a href={consoleHref(language, "find", `?${new URLSearchParams({ [SEARCH]: id })}`)} className={TEXT_LINK}>
      <bdi dir="ltr" className={look}>
        {text}
      </bdi>
    </a>
  );
}
