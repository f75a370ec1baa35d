import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { Instant } from "@/components/console/instant";
import { BUTTON } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import type { AlertLine } from "@/server/domain/alerts";
import { SNOOZES } from "@/server/domain/alerts/core/words";
import type { AlertWords } from "@/server/i18n/alert-words";

type Props = {
  readonly alert: AlertLine;
  readonly words: AlertWords;
  readonly timeZone: string;
  readonly action: FormAction;
};

export function LinkedAlertView({ alert: { solvedAt, isQuiet, snoozedUntil }, words, timeZone, action }: Props) {
  const t = useTranslations("console.alerts");
  const at = (instant: Date) => () => <Instant at={instant.toISOString()} timeZone={timeZone} />;
  if (solvedAt !== null) return <p>{t.rich(isQuiet ? "quietAt" : "solvedAt", { at: at(solvedAt) })}</p>;
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        {words.body} {words.advice}
      </p>
      {words.facts.map(({ name, text }) => (
        <p key={name} className="wrap-anywhere text-muted">
          {name}: <bdi dir="ltr">{text}</bdi>
        </p>
      ))}
      {snoozedUntil !== null && (
        <p role="status" className="font-medium">
          {t.rich("until", { at: at(snoozedUntil) })}
        </p>
      )}
      <ActionForm action={action} className="grid gap-3" label={t("snooze.title")}>
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-muted">{t("snooze.title")}</span>
          {SNOOZES.map((length) => (
            <Button key={length} type="submit" name="snooze" value={length} className={BUTTON}>
              {t(`snooze.${length}`)}
            </Button>
          ))}
          {snoozedUntil !== null && (
            <Button type="submit" name="snooze" value="end" className={BUTTON}>
              {t("snooze.end")}
            </Button>
          )}
        </p>
        <p className="text-muted">{t("snooze.means")}</p>
      </ActionForm>
    </div>
  );
}
