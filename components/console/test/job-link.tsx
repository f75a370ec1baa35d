/** What a job does, in words that lead to where its work is seen. */
import { useTranslations } from "next-intl";
import type { Language } from "@/server/kernel/types";
import { consoleHref, type PageName } from "../pages";
import { TEXT_LINK } from "../styles";

const PLACES: Readonly<Record<string, PageName>> = {
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
  "expire-approval-requests": "approvals",
  "release-reservations": "wallets",
  "deliver-webhooks": "events",
  "send-events-again": "events",
  "send-emails": "mailbox",
  "send-sms": "mailbox",
  "send-whatsapp": "mailbox",
  "schedule-reports": "reports",
  "write-reports": "reports",
  "remove-report-files": "reports",
};

type Props = { readonly job: string; readonly language: Language; readonly open: readonly PageName[] };

/** A job of another release is named as it is. @param props.open the pages that the user may open */
export function JobLink({ job, language, open }: Props) {
  const t = useTranslations("console.test.jobs");
  const key = job as Parameters<typeof t>[0];
  const words = t.has(key) ? t(key) : <bdi dir="ltr">{job}</bdi>;
  const place = PLACES[job];
  if (place === undefined || !open.includes(place)) return words;
  return (
    <a href={consoleHref(language, place)} className={TEXT_LINK}>
      {words}
    </a>
  );
}
