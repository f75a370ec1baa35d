import { useTranslations } from "next-intl";
import type { EndpointDeliveryView } from "@/server/domain/webhooks";
import { TRIES_SHOWN } from "@/server/domain/webhooks/core/words";
import type { Language } from "@/server/kernel/types";
import { lookOf, nameKey } from "../events/event-name";
import { TryAnswer } from "../events/try-answer";
import { TryError } from "../events/try-error";
import { Icon } from "../icon";
import { Instant } from "../instant";
import { consoleHref } from "../pages";
import { TEXT_LINK } from "../styles";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly deliveries: readonly EndpointDeliveryView[];
  readonly opens: readonly string[];
};

export function EndpointDeliveries({ language, timeZone, deliveries, opens }: Props) {
  const t = useTranslations("console");
  return (
    <ul aria-label={t("endpoints.deliveries")}>
      {deliveries.map(({ event_id: id, type, occurred_at: at, delivery }) => {
        const [icon, tone] = lookOf(delivery.state);
        return (
          <li key={delivery.id} className="flex gap-3 border-line border-b px-4 py-3 sm:px-5">
            <span
              className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full forced-colors:border ${tone}`}
            >
              <Icon name={icon} className="size-3" />
            </span>
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-baseline gap-x-3">
                {opens.includes(type) ? (
                  <a href={consoleHref(language, "event", `/${id}`)} className={TEXT_LINK}>
                    {t(`events.names.${nameKey(type)}`)}
                  </a>
                ) : (
                  <span>{t(`events.names.${nameKey(type)}`)}</span>
                )}
                <span className="font-medium text-ink">{t(`events.states.${delivery.state}`)}</span>
                <span className="text-muted">
                  <Instant at={at} timeZone={timeZone} />
                </span>
                {delivery.next_attempt_at !== null && (
                  <span className="text-muted">
                    {t.rich("endpoints.next", {
                      at: () => <Instant at={delivery.next_attempt_at ?? ""} timeZone={timeZone} />,
                    })}
                  </span>
                )}
              </p>
              {delivery.log.length === TRIES_SHOWN && delivery.attempts > TRIES_SHOWN && (
                <p className="mt-1 text-muted">
                  {t("endpoints.lastTries", { shown: TRIES_SHOWN, all: delivery.attempts })}
                </p>
              )}
              <Tries tries={delivery.log} timeZone={timeZone} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type DeliveryTry = EndpointDeliveryView["delivery"]["log"][number];

function Tries({ tries, timeZone }: { readonly tries: readonly DeliveryTry[]; readonly timeZone: string }) {
  const t = useTranslations("console");
  return (
    <ol aria-label={t("events.tryList")}>
      {tries.map((each) => (
        <li key={`${each.number}${each.at}`} className="mt-1">
          <p className="flex flex-wrap gap-x-3 text-muted">
            <Instant at={each.at} timeZone={timeZone} />
            <span className={`figures font-semibold ${each.error === null ? "text-good" : "text-bad"}`}>
              {each.status ?? t("events.noAnswer")}
            </span>
            {each.error !== null && <TryError error={each.error} />}
            <bdi dir="ltr" className="figures">
              {each.duration_ms} ms
            </bdi>
            {each.manual && <span>{t("events.byHand")}</span>}
          </p>
          <TryAnswer answer={each.answer} />
        </li>
      ))}
    </ol>
  );
}
