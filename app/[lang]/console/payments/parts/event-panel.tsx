import { useTranslations } from "next-intl";
import { EventName, eventState, lookOf } from "@/components/console/events/event-name";
import { SendAgain } from "@/components/console/events/send-again";
import type { FormAction } from "@/components/console/form/form-state";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { queryOf } from "@/components/console/list-parts";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import type { PaymentPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly view: Pick<PaymentPageView, "events" | "sessionId" | "again">;
  readonly resend: FormAction;
};

export function EventPanel({ language, timeZone, view: { events, sessionId, again }, resend }: Props) {
  const t = useTranslations("console");
  if (events.length === 0) return null;
  return (
    <Section
      title={t("events.list")}
      aside={
        <a
          href={consoleHref(language, "events", queryOf({ about: sessionId }))}
          className={`${TEXT_LINK} print:hidden`}
        >
          {t("payments.detail.open")}
        </a>
      }
    >
      <ul className="grid gap-2">
        {events.map(({ id, told, state: stored, status, at }) => {
          const state = eventState(stored);
          const [icon, tone] = lookOf(state);
          return (
            <li key={id} className="flex items-baseline gap-2">
              <span
                className={`grid size-5 shrink-0 place-items-center self-start rounded-full forced-colors:border ${tone}`}
              >
                <Icon name={icon} className="size-3" />
                {status !== null && <span className="sr-only">{t(`events.states.${state}`)}</span>}
              </span>
              <a href={consoleHref(language, "event", `/${id}`)} className={`min-w-0 ${TEXT_LINK}`}>
                <EventName told={told} />
              </a>
              <span className="ms-auto text-end text-muted">
                {status === null ? t(`events.states.${state}`) : <bdi className="figures">{status}</bdi>}
                {" · "}
                <Instant at={at} timeZone={timeZone} />
              </span>
            </li>
          );
        })}
      </ul>
      {again !== null && (
        <div className="has-[button,p]:mt-3 print:hidden">
          <SendAgain count={again.count} action={resend} />
        </div>
      )}
    </Section>
  );
}
