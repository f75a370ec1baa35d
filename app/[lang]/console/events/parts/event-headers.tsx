import { useTranslations } from "next-intl";
import { BUTTON } from "@/components/console/styles";
import { CopyButton } from "@/components/ui/copy-button";
import type { EventPageView } from "@/server/domain/webhooks";

export function EventHeaders({ headers }: { headers: EventPageView["headers"] }) {
  const t = useTranslations("console.events");
  const form = useTranslations("console.form");
  if (headers === null) return <p className="px-4 py-4 text-muted sm:px-5">{t("headersNone")}</p>;
  const lines = Object.entries(headers);
  const text = lines.map(([name, value]) => `${name}: ${value}`).join("\n");
  return (
    <div className="grid gap-3 px-4 py-4 sm:px-5">
      <p className="text-muted">{t("headersLead")}</p>
      <dl className="grid gap-1 rounded-lg bg-canvas px-4 py-3 font-mono text-xs" dir="ltr">
        {lines.map(([name, value]) => (
          <div key={name} className="sm:flex sm:gap-2">
            <dt className="shrink-0 text-muted sm:w-44">{name}</dt>
            <dd className="wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <CopyButton
          text={text}
          words={{ copy: form("copy"), copied: form("copied"), name: form("copy"), done: form("copied") }}
          className={BUTTON}
        />
      </div>
    </div>
  );
}
