import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { BUTTON, TEXT_LINK } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { BAD, QUIET, WAITING } from "@/components/ui/tones";
import { type AlertKind, SNOOZES } from "@/server/domain/alerts/core/words";
import type { AlertWords } from "@/server/i18n/alert-words";

export type ShownAlert = {
  readonly id: string;
  readonly kind: AlertKind;
  readonly words: AlertWords;
  readonly openedAt: string;
  readonly solvedAt: string | null;
  readonly isQuiet: boolean;
  readonly snoozedUntil: string | null;
  readonly snoozedBy: string | null;
  readonly href: string;
};

type Props = { readonly alerts: readonly ShownAlert[]; readonly timeZone: string };

const ICONS: Readonly<Record<AlertKind, string>> = {
  success_rate: "credit-card",
  receiver: "webhook",
  gateway_key: "key-round",
  holds: "hourglass",
};

export function AlertList({ alerts, timeZone }: Props) {
  return (
    <ul className="-my-3 divide-y divide-line">
      {alerts.map((alert) => (
        <li key={alert.id} className="flex gap-3 py-3">
          <Sign alert={alert} />
          <div className="grid min-w-0 grow gap-1.5">
            <Told alert={alert} timeZone={timeZone} />
            {alert.solvedAt === null && <SnoozeButtons alert={alert} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sign({ alert: { kind, solvedAt, snoozedUntil } }: { alert: ShownAlert }) {
  const tone = solvedAt !== null ? QUIET : snoozedUntil !== null ? WAITING : BAD;
  return (
    <span className={`grid size-7 shrink-0 place-items-center rounded-lg forced-colors:border ${tone}`}>
      <Icon name={ICONS[kind]} />
    </span>
  );
}

function Told({ alert, timeZone }: { alert: ShownAlert; timeZone: string }) {
  const t = useTranslations("console.alerts");
  const { words, solvedAt, isQuiet, snoozedUntil, snoozedBy, openedAt, kind, href } = alert;
  const instant = (at: string) => () => <Instant at={at} timeZone={timeZone} />;
  const state =
    solvedAt !== null
      ? t.rich(isQuiet ? "quietAt" : "solvedAt", { at: instant(solvedAt) })
      : snoozedUntil !== null
        ? t.rich(snoozedBy === null ? "until" : "untilBy", {
            at: instant(snoozedUntil),
            who: () => <bdi>{snoozedBy}</bdi>,
          })
        : t.rich("since", { at: instant(openedAt) });
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere font-medium text-ink">{words.title}</span>
        <span className="text-muted">{state}</span>
      </p>
      {solvedAt === null && (
        <>
          <p className="wrap-anywhere text-text">
            {words.body} {words.advice}
          </p>
          {words.facts.map(({ name, text }) => (
            <p key={name} className="wrap-anywhere text-muted">
              {name}: <bdi dir="ltr">{text}</bdi>
            </p>
          ))}
        </>
      )}
      <p>
        <a href={href} className={TEXT_LINK}>
          {t(`see.${kind}`)}
        </a>
      </p>
    </>
  );
}

function SnoozeButtons({ alert: { id, snoozedUntil, words } }: { alert: ShownAlert }) {
  const t = useTranslations("console.alerts.snooze");
  const lengths = snoozedUntil === null ? SNOOZES : (["end"] as const);
  return (
    <p className="flex flex-wrap items-center gap-2">
      {snoozedUntil === null && <span className="text-muted">{t("title")}</span>}
      {lengths.map((length) => (
        <Button
          key={length}
          type="submit"
          name="snooze"
          value={`${length} ${id}`}
          aria-label={`${t(length)}: ${words.title}`}
          className={BUTTON}
        >
          {t(length)}
        </Button>
      ))}
    </p>
  );
}
