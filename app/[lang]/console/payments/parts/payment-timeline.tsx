import { useTranslations } from "next-intl";
import { Section } from "@/components/console/page-head";
import { isInTab, TIMELINE_TABS, Timeline, type TimelineTab } from "@/components/console/records/timeline";
import { BUTTON } from "@/components/console/styles";
import type { PaymentPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

export type TimelineProps = {
  readonly language: Language;
  readonly timeZone: string;
  readonly view: Pick<PaymentPageView, "timeline" | "unshown" | "isPayable" | "link">;
  readonly maySend: boolean;
  readonly tab: TimelineTab;
  readonly isWhole: boolean;
  readonly hrefOf: (params: Readonly<Record<string, string>>, after: string) => string;
};

const NEWEST = 50;

export function PaymentTimeline({ language, timeZone, view, maySend, tab, isWhole, hrefOf }: TimelineProps) {
  const t = useTranslations("console.payments");
  const { timeline, unshown, isPayable, link } = view;
  const entries = timeline.filter((entry) => isInTab(entry, tab));
  const shown = isWhole ? entries : entries.slice(0, NEWEST);
  const isLast = shown.length === entries.length;
  const at = (params: Readonly<Record<string, string>>) => hrefOf(params, "#timeline");
  return (
    <Section id="timeline" title={t("timeline")} aside={<TimelineTabs tab={tab} hrefOf={at} />}>
      {entries.length === 0 && <p className="text-muted">{t("timelineTabs.none")}</p>}
      <Timeline
        entries={shown}
        language={language}
        timeZone={timeZone}
        hrefOf={(params) => hrefOf(params, "#act")}
        link={isPayable ? link : null}
        maySend={maySend}
      />
      {!isLast && (
        <p className="mt-3 print:hidden">
          <a href={at({ timeline: tab, entries: "all" })} className={BUTTON}>
            {t("timelineTabs.more", { count: entries.length - shown.length })}
          </a>
        </p>
      )}
      {isLast && unshown > 0 && <p className="mt-3 text-muted">{t("unshown", { count: unshown })}</p>}
    </Section>
  );
}

type TabsProps = {
  readonly tab: TimelineTab;
  readonly hrefOf: (params: Readonly<Record<string, string>>) => string;
};

function TimelineTabs({ tab, hrefOf }: TabsProps) {
  const t = useTranslations("console.payments.timelineTabs");
  return (
    <nav aria-label={t("label")} className="flex gap-0.5 rounded-lg border border-line bg-canvas p-0.5 print:hidden">
      {TIMELINE_TABS.map((each) => (
        <a
          key={each}
          href={hrefOf(each === "all" ? {} : { timeline: each })}
          aria-current={each === tab ? "true" : undefined}
          className={`inline-flex min-h-7 items-center rounded-md px-2.5 font-medium pointer-coarse:min-h-11 ${
            each === tab ? "bg-surface text-ink shadow-sm" : "text-muted hover:text-ink"
          }`}
        >
          {t(each)}
        </a>
      ))}
    </nav>
  );
}
