import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { DayField } from "@/components/console/form/day-field";
import type { FormAction } from "@/components/console/form/form-state";
import { Instant } from "@/components/console/instant";
import { Section } from "@/components/console/page-head";
import type { PageName } from "@/components/console/pages";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { Language } from "@/server/kernel/types";
import { DueLink, JobLink } from "./job-link";

export type ClockProps = {
  readonly language: Language;
  readonly timeZone: string;
  /** ISO 8601, on the merchant's clock. */
  readonly now: string;
  readonly next: readonly { readonly job: string; readonly id: string; readonly at: string }[];
  readonly ran: readonly (readonly [job: string, count: number])[] | null;
  readonly open: readonly PageName[];
  readonly actions: Readonly<Record<"toNext" | "byDay" | "byMonth" | "toDay", FormAction>>;
};

export function ClockSection(props: ClockProps) {
  const t = useTranslations("console.test");
  const form = useTranslations("console.form");
  const { timeZone, now, next, actions } = props;
  const button = (name: "toNext" | "byDay" | "byMonth", label: string) => (
    <ActionForm action={actions[name]} label={label}>
      <SubmitButton className={name === "toNext" ? BUTTON_PRIMARY : BUTTON} working={form("working")}>
        {label}
      </SubmitButton>
    </ActionForm>
  );
  return (
    <Section title={t("clock")} lead={t("clockLead")}>
      <p className="font-semibold text-ink text-lg">
        <Instant at={now} timeZone={timeZone} style="full" />
      </p>
      {props.ran !== null && <Ran {...props} ran={props.ran} />}
      <div id="advance" tabIndex={-1} className="mt-3 flex scroll-mt-24 flex-wrap items-end gap-3 outline-none!">
        {next.length > 0 && button("toNext", t("toNext"))}
        {button("byDay", t("day"))}
        {button("byMonth", t("month"))}
        <ActionForm action={actions.toDay} label={t("advance")} className="flex flex-wrap items-end gap-2">
          <DayField name="day" label={t("toDay")} required />
          <SubmitButton className={BUTTON} working={form("working")}>
            {t("advance")}
          </SubmitButton>
        </ActionForm>
      </div>
      <h3 className="mt-5 font-medium text-muted">{t("next")}</h3>
      {next.length === 0 && <p className="text-muted">{t("nothingNext")}</p>}
      <ol className="max-w-2xl">
        {next.map(({ job, id, at }) => (
          <li key={`${job} ${id}`} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5">
            <span className="min-w-0">
              <JobLink job={job} language={props.language} open={props.open} />{" "}
              <DueLink id={id} language={props.language} />
            </span>
            <Instant at={at} timeZone={timeZone} style="full" />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Ran({ ran, language, open }: ClockProps & { ran: NonNullable<ClockProps["ran"]> }) {
  const t = useTranslations("console.test");
  if (ran.length === 0) return <p role="status">{t("ranNothing")}</p>;
  return (
    <div role="status" className="mt-3 max-w-2xl rounded-lg bg-good-soft px-3 py-2">
      <h3 className="font-medium text-good">{t("ran")}</h3>
      <ul>
        {ran.map(([job, count]) => (
          <li key={job} className="flex justify-between gap-4">
            <JobLink job={job} language={language} open={open} />
            <bdi dir="ltr" className="figures font-semibold text-ink">
              {count}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
