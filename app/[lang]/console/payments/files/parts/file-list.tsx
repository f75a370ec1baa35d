import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type DataRow, DataTable } from "@/components/console/data-table";
import { DownloadLink } from "@/components/console/download-link";
import { FileSize, figure } from "@/components/console/file-size";
import { Instant } from "@/components/console/instant";
import { consoleHref } from "@/components/console/pages";
import { Pill } from "@/components/console/pill";
import { TEXT_LINK } from "@/components/console/styles";
import { BAD, GOOD, QUIET, WAITING } from "@/components/ui/tones";
import type { PaymentFileLine } from "@/server/domain/console";
import { isolated } from "@/server/kernel/isolated";
import type { Language } from "@/server/kernel/types";

type Props = { readonly language: Language; readonly timeZone: string; readonly files: readonly PaymentFileLine[] };

const COLUMNS = ["name", "state", "rows", "size", "created", "file"] as const;
const AT_END: Readonly<Record<string, true | "amount">> = { rows: "amount", size: "amount", created: true, file: true };
const TONES = { waiting: WAITING, running: WAITING, ready: GOOD, failed: BAD, expired: QUIET } as const;

export function FileList({ language, timeZone, files }: Props) {
  const t = useTranslations("console.payments.files");
  const columns = COLUMNS.map((name) => ({
    name,
    words: t(`columns.${name}`),
    atEnd: AT_END[name],
    ...(name === "file" && { isUnseen: true }),
  }));
  const rows = files.map((file): DataRow => {
    const name = (
      <bdi key="name" dir="ltr" className="wrap-anywhere font-medium text-ink">
        {file.name}
      </bdi>
    );
    const state = <FileStanding key="state" file={file} timeZone={timeZone} />;
    const made = <Instant key="made" at={file.createdAt} timeZone={timeZone} />;
    const link = <FileLink key="file" file={file} language={language} />;
    const records = figure(file.records?.toLocaleString("en") ?? null);
    const size = <FileSize key="size" bytes={file.size} />;
    return {
      id: file.id,
      cells: [name, state, records, size, made, link],
      phone: (
        <>
          <div>{name}</div>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
            <span className="flex flex-wrap items-center gap-2">
              {state}
              {made}
            </span>
            {link}
          </div>
        </>
      ),
    };
  });
  return <DataTable label={t("columns.name")} columns={columns} rows={rows} />;
}

function FileStanding({ file, timeZone }: { readonly file: PaymentFileLine; readonly timeZone: string }) {
  const t = useTranslations("console.payments.files");
  const { state, failure, nextTryAt, expiresAt } = file;
  const at = (instant: string): ReactNode => <Instant at={instant} timeZone={timeZone} />;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Pill tone={TONES[state]}>{t(`states.${state}`)}</Pill>
      <span className="text-muted">
        {failure !== null && t(`failures.${failure}`)}
        {nextTryAt !== null && <> {t.rich("nextTry", { at: () => at(nextTryAt) })}</>}
        {state === "ready" && expiresAt !== null && t.rich("until", { at: () => at(expiresAt) })}
      </span>
    </span>
  );
}

function FileLink({ file: { id, name, state, query }, language }: { file: PaymentFileLine; language: Language }) {
  const t = useTranslations("console.payments.files");
  if (state === "failed")
    return (
      <a
        href={consoleHref(language, "paymentFiles", `?${query}`)}
        aria-label={t("againOf", { name: isolated(name, language) })}
        className={TEXT_LINK}
      >
        {t("again")}
      </a>
    );
  if (state !== "ready") return null;
  return <DownloadLink href={consoleHref(language, "paymentFiles", `/${id}/file`)} fileName={name} />;
}
