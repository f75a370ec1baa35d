import { useTranslations } from "next-intl";
import type { FieldsView } from "@/server/domain/gateways";
import { CopyButton } from "../../ui/copy-button";
import { Instant } from "../instant";
import { Section } from "../page-head";
import { SideFacts } from "../side-facts";
import { BUTTON } from "../styles";

export function NotificationState({ keys, timeZone }: { readonly keys: FieldsView; readonly timeZone: string }) {
  const t = useTranslations("console.gateways.notifications");
  const form = useTranslations("console.form");
  const at = (instant: string | null) =>
    instant === null ? t("never") : <Instant key="at" at={instant} timeZone={timeZone} style="full" />;
  return (
    <Section title={t("title")} lead={t("lead")}>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <bdi dir="ltr" className="wrap-anywhere font-mono text-ink">
          {keys.notification_url}
        </bdi>
        <CopyButton
          text={keys.notification_url}
          words={{ copy: form("copy"), copied: form("copied"), name: t("copy"), done: form("copied") }}
          className={BUTTON}
        />
      </div>
      <div className="max-w-xl">
        <SideFacts
          facts={[
            [t("last"), at(keys.last_notification_at)],
            [t("lastRefused"), at(keys.last_refused_at)],
            [t("refused"), String(keys.refused_notifications)],
            [t("others"), String(keys.ignored_notifications)],
          ]}
        />
      </div>
      {keys.refused_notifications > 0 && <p className="mt-2 text-muted">{t("why")}</p>}
    </Section>
  );
}
