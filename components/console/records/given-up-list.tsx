import { useTranslations } from "next-intl";
import { SubmitButton } from "../../ui/submit-button";
import { DataTable } from "../data-table";
import { ActionForm } from "../form/action-form";
import type { FormAction } from "../form/form-state";
import { Instant } from "../instant";
import { Section } from "../page-head";
import { BUTTON } from "../styles";

type Item = {
  readonly job: string;
  readonly id: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly givenUpAt: Date;
};

type Props = {
  readonly timeZone: string;
  readonly items: readonly Item[];
  readonly runAgain: (item: Item) => FormAction;
};

export function GivenUpList({ timeZone, items, runAgain }: Props) {
  const t = useTranslations("console.givenUp");
  const jobOf = useJobWords();
  const columns = [
    { name: "task", words: t("task") },
    { name: "error", words: t("error") },
    { name: "attempts", words: t("attempts"), atEnd: "amount" as const },
    { name: "since", words: t("since"), atEnd: true },
    { name: "again", words: t("again"), atEnd: true },
  ];
  const rows = items.map((item) => {
    const task = (
      <div key="task">
        {jobOf(item.job)}{" "}
        <span className="wrap-anywhere block font-mono text-xs">
          <bdi dir="ltr">{item.id}</bdi>
        </span>
      </div>
    );
    const error =
      item.lastError === null ? (
        t("internal")
      ) : (
        <bdi key="error" dir="ltr" className="wrap-anywhere font-mono text-xs">
          {item.lastError}
        </bdi>
      );
    const since = <Instant key="since" at={item.givenUpAt.toISOString()} timeZone={timeZone} />;
    const again = <AgainForm key="again" id={item.id} action={runAgain(item)} />;
    return {
      id: `${item.job} ${item.id}`,
      cells: [task, error, item.attempts, since, again],
      phone: (
        <div className="grid gap-2">
          {task}
          {error}
          <div className="flex items-center justify-between gap-3">
            {since}
            {again}
          </div>
        </div>
      ),
    };
  });
  return (
    <Section title={t("title")} lead={t("lead")}>
      <DataTable label={t("title")} columns={columns} rows={rows} />
    </Section>
  );
}

function useJobWords() {
  const t = useTranslations("console.test.jobs");
  return (job: string) => {
    const key = job as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : <bdi dir="ltr">{job}</bdi>;
  };
}

function AgainForm({ id, action }: { id: string; action: FormAction }) {
  const t = useTranslations("console.givenUp");
  const form = useTranslations("console.form");
  return (
    <ActionForm action={action} label={t("againOf", { id })}>
      <SubmitButton className={BUTTON} working={form("working")}>
        {t("again")}
      </SubmitButton>
    </ActionForm>
  );
}
