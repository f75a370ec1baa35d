import { useTranslations } from "next-intl";
import { EventBody } from "@/components/console/events/event-body";
import { EventName, eventState, lookOf } from "@/components/console/events/event-name";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { Pill } from "@/components/console/pill";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { Tabs } from "@/components/console/tabs";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ConsoleEventValues, EventPageView } from "@/server/domain/webhooks";
import type { Language } from "@/server/kernel/types";
import { EventHeaders } from "./event-headers";
import { EventTries } from "./event-tries";
import { EventVerify } from "./event-verify";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly view: EventPageView;
  readonly values: ConsoleEventValues;
  readonly actions: { readonly resend: FormAction; readonly verify: FormAction };
};

export function EventReader({ language, timeZone, view, values, actions }: Props) {
  const t = useTranslations("console.events");
  const shows = values.show ?? "payload";
  const tabs = (["payload", "headers", "verify"] as const).map((name) => ({
    name,
    href: consoleHref(
      language,
      "event",
      `/${view.id}${queryOf({ ...values, show: name === "payload" ? null : name })}`,
    ),
    words: t(`show.${name}`),
  }));
  return (
    <article aria-labelledby="event-title">
      <Head language={language} timeZone={timeZone} view={view} resend={actions.resend} />
      <EventTries ways={view.ways} timeZone={timeZone} />
      <Tabs label={t("tabs")} tabs={tabs} chosen={shows} />
      {shows === "payload" && <EventBody body={view.body} label={t("show.payload")} />}
      {shows === "headers" && <EventHeaders headers={view.headers} />}
      {shows === "verify" && <EventVerify action={actions.verify} />}
    </article>
  );
}

type HeadProps = Pick<Props, "language" | "timeZone" | "view"> & { readonly resend: FormAction };

function Head({ language, timeZone, view, resend }: HeadProps) {
  const t = useTranslations("console.events");
  const state = eventState(view.state);
  const { number } = view;
  return (
    <header className="flex flex-wrap items-start gap-3 border-line border-b px-4 py-3 sm:px-5">
      <div className="me-auto min-w-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 id="event-title" className="font-semibold text-base text-ink">
            <EventName told={view.told} />
          </h2>
          <Pill tone={lookOf(state)[1]}>{t(`states.${state}`)}</Pill>
        </div>
        <p className="mt-1 text-muted">
          <bdi dir="ltr" className="wrap-anywhere font-mono text-xs">
            {view.id}
          </bdi>
          {" · "}
          {t(view.sessionId === null ? "numberOfSubscription" : "number", { number })}
          {" · "}
          <Instant at={view.occurredAt} timeZone={timeZone} style="full" />
        </p>
      </div>
      {view.sessionId !== null && (
        <a href={consoleHref(language, "payment", `/${view.sessionId}`)} className={BUTTON}>
          {t("openPayment")}
        </a>
      )}
      <Resend view={view} action={resend} />
    </header>
  );
}

/** Delivers the event again immediately; its retry schedule is unchanged. */
function Resend({ view, action }: { view: EventPageView; action: FormAction }) {
  const t = useTranslations("console.events");
  const form = useTranslations("console.form");
  if (!view.mayResend) return <p className="basis-full text-muted">{t("mayNot")}</p>;
  return (
    <ActionForm action={action} className="grid gap-2" label={t("sendAgain")}>
      <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
        <Icon name="send" turns />
        {t("sendAgain")}
      </SubmitButton>
    </ActionForm>
  );
}
