import { useTranslations } from "next-intl";
import { Instant } from "@/components/console/instant";
import { Refreshing } from "@/components/console/refreshing";
import type { RedeliveryView } from "@/server/domain/webhooks";

type Props = { readonly lines: readonly RedeliveryView[]; readonly timeZone: string };

export function RedeliveryLines({ lines, timeZone }: Props) {
  const t = useTranslations("console.events");
  if (lines.length === 0) return null;
  return (
    <ul role="status" aria-label={t("progressTitle")} className="border-line border-b bg-canvas px-4 py-2 sm:px-5">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <progress max={line.total} value={line.tried} className="h-1.5 w-24" aria-label={line.url} />
          <bdi dir="ltr" className="wrap-anywhere font-mono text-muted text-xs">
            {line.url}
          </bdi>
          <span className="text-ink">
            <Progress line={line} timeZone={timeZone} />
          </span>
        </li>
      ))}
      {lines.some(({ isOver, waitsUntil }) => !isOver && waitsUntil === null) && <Refreshing />}
    </ul>
  );
}

function Progress({ line, timeZone }: { line: RedeliveryView; timeZone: string }) {
  const t = useTranslations("console.events");
  const { total, tried, delivered, isOver, waitsUntil } = line;
  const failed = tried - delivered;
  return (
    <>
      {t("progress", { delivered, total })}
      {failed > 0 && `; ${t("progressFailed", { count: failed })}`}
      {isOver && tried < total && `; ${t("progressLeft", { count: total - tried })}`}
      {waitsUntil !== null && (
        <>
          {"; "}
          {t.rich("progressWaits", { at: () => <Instant at={waitsUntil} timeZone={timeZone} /> })}
        </>
      )}
    </>
  );
}
