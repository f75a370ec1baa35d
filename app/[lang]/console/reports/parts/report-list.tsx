import { useTranslations } from "next-intl";
import { type DataRow, DataTable } from "@/components/console/data-table";
import { DownloadLink } from "@/components/console/download-link";
import { FileSize, figure } from "@/components/console/file-size";
import { Instant } from "@/components/console/instant";
import { consoleHref } from "@/components/console/pages";
import { Pill } from "@/components/console/pill";
import { GOOD, QUIET, WAITING } from "@/components/ui/tones";
import type { ReportLine } from "@/server/domain/reports";
import type { Language } from "@/server/kernel/types";

type Props = { readonly language: Language; readonly timeZone: string; readonly reports: readonly ReportLine[] };

const COLUMNS = ["name", "state", "interval", "format", "rows", "size", "created", "file"] as const;
const AT_END: Readonly<Record<string, true | "amount">> = { rows: "amount", size: "amount", created: true, file: true };

export function ReportList({ language, timeZone, reports }: Props) {
  const t = useTranslations("console.reports");
  const columns = COLUMNS.map((name) => ({
    name,
    words: t(`columns.${name}`),
    atEnd: AT_END[name],
    ...(name === "created" && { sort: "descending" as const }),
    ...(name === "file" && { isUnseen: true }),
  }));
  const rows = reports.map((report): DataRow => {
    const name = (
      <bdi key="name" dir="ltr">
        {report.name}
      </bdi>
    );
    const made = <Instant key="made" at={report.createdAt} timeZone={timeZone} />;
    const file = <FileLink key="file" report={report} language={language} />;
    return {
      id: report.id,
      cells: [
        <span key="name" className="font-medium text-ink">
          {name}
        </span>,
        <ReportState key="state" report={report} />,
        <Interval key="interval" interval={report.interval} />,
        report.fileFormat,
        figure(report.records?.toLocaleString("en") ?? null),
        <FileSize key="size" bytes={report.size} />,
        made,
        file,
      ],
      phone: (
        <>
          <div className="wrap-anywhere font-medium text-ink">{name}</div>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
            <span className="flex flex-wrap items-center gap-2">
              <ReportState report={report} />
              {report.fileFormat}
              {made}
            </span>
            {file}
          </div>
        </>
      ),
    };
  });
  return <DataTable label={t("columns.name")} columns={columns} rows={rows} />;
}

function ReportState({ report: { status, isDelayed } }: { report: ReportLine }) {
  const t = useTranslations("console.reports.states");
  if (status === "finished") return <Pill tone={GOOD}>{t("finished")}</Pill>;
  if (status === "expired") return <Pill tone={QUIET}>{t("expired")}</Pill>;
  return <Pill tone={WAITING}>{t(isDelayed ? "delayed" : "in_progress")}</Pill>;
}

function Interval({ interval }: { interval: string }) {
  const t = useTranslations("console.reports.intervals");
  const key = interval as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : <bdi dir="ltr">{interval}</bdi>;
}

function FileLink({ report: { id, name, status }, language }: { report: ReportLine; language: Language }) {
  if (status !== "finished") return null;
  return <DownloadLink href={consoleHref(language, "reports", `/${id}/file`)} fileName={name} />;
}
