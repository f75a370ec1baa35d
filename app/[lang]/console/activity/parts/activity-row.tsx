import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { consoleHref, type PageName } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import { BAD } from "@/components/ui/tones";
import type { AuditEventView } from "@/server/domain/audit";
import { objectPage } from "./object-page";

type Props = {
  readonly event: AuditEventView;
  readonly timeZone: string;
  readonly open: readonly PageName[];
};

export function ActivityRow({ event, timeZone, open }: Props) {
  const t = useTranslations("console.activity");
  const isRefused = event.outcome === "refused";
  const changes = changedNames(event);
  return (
    <div className="flex gap-3">
      <span
        className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${isRefused ? BAD : "bg-accent-soft text-accent"}`}
      >
        <Icon name={isRefused ? "ban" : "check"} className="size-3.5" />
      </span>
      <div className="min-w-0 grow">
        <p className="wrap-anywhere text-text">
          <bdi className="font-semibold text-ink">{event.actorName ?? t(actorKey(event.actorKind))}</bdi>{" "}
          <ActionWords action={event.action} />
          {event.objectId !== event.actorName && (
            <>
              {" "}
              <ObjectOf event={event} open={open} />
            </>
          )}
          {isRefused && (
            <>
              {" · "}
              <span className="font-medium text-bad">{t("refused")}</span>
            </>
          )}
        </p>
        <p className="text-muted">
          <Instant at={event.at} timeZone={timeZone} />
          {event.address !== null && (
            <>
              {" · "}
              <bdi dir="ltr">{event.address}</bdi>
            </>
          )}
          {" · "}
          {t(event.isConsole ? "byConsole" : "byApi")}
          {event.reason !== null && (
            <>
              {" · "}
              <bdi dir="ltr" lang="en">
                {event.reason}
              </bdi>
            </>
          )}
        </p>
        {changes.length > 0 && (
          <details>
            <summary className="text-accent">{t("changes", { count: changes.length })}</summary>
            <dl className="mt-1 grid gap-x-4 gap-y-0.5 text-xs sm:grid-cols-[auto_1fr]">
              {changes.map((name) => (
                <div key={name} className="contents">
                  <dt className="font-mono text-muted">
                    <bdi dir="ltr">{name}</bdi>
                  </dt>
                  <dd className="min-w-0">
                    <bdi dir="ltr" className="wrap-anywhere font-mono">
                      {told(event.before?.[name])} → {told(event.after?.[name])}
                    </bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </div>
  );
}

function ObjectOf({ event, open }: Omit<Props, "timeZone">) {
  const language = useLocale();
  const page = objectPage(event);
  const id = <bdi dir="ltr">{event.objectId}</bdi>;
  if (page === null || !open.includes(page)) return id;
  return (
    <a href={consoleHref(language, page, `/${event.objectId}`)} className={TEXT_LINK}>
      {id}
    </a>
  );
}

function ActionWords({ action }: { action: string }) {
  const t = useTranslations("console.activity.actions");
  const key = action.replace(".", "_") as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : <bdi dir="ltr">{action}</bdi>;
}

function actorKey(kind: string): "service" | "key" {
  return kind.endsWith("_key") ? "key" : "service";
}

function changedNames({ before, after }: AuditEventView): readonly string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
}

function told(value: unknown): string {
  if (value === undefined || value === null) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
