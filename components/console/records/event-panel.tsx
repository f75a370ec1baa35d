import { useLocale, useTranslations } from "next-intl";
import type { GatewayNotice } from "@/server/domain/gateway-notifications";
import { isolated } from "@/server/kernel/isolated";
import type { Language } from "@/server/kernel/types";
import { SubmitButton } from "../../ui/submit-button";
import { ActionForm } from "../form/action-form";
import type { FormAction } from "../form/form-state";
import { TextField } from "../form/text-field";
import { Instant } from "../instant";
import { consoleHref } from "../pages";
import { BUTTON_PRIMARY } from "../styles";
import { eventReason } from "./parked-words";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly event: GatewayNotice;
  readonly action: FormAction | null;
};

export function EventPanel({ language, timeZone, event, action }: Props) {
  const t = useTranslations("console.notices");
  return (
    <section id="event" aria-labelledby="event-title" className="grid gap-3 border-line border-b px-5 py-4">
      <h2 id="event-title" className="font-semibold text-ink">
        {t("title")}
      </h2>
      <p className="text-muted">{t("lead")}</p>
      <Facts notice={event} language={language} timeZone={timeZone} />
      {action === null ? <p className="text-muted">{t("lacks")}</p> : <HandleForm action={action} type={event.type} />}
    </section>
  );
}

function Facts({ notice, language, timeZone }: Pick<Props, "language" | "timeZone"> & { notice: GatewayNotice }) {
  const t = useTranslations("console.notices");
  const { type, gateway, amount, currency, refs, receivedAt, count, reason, sessionId } = notice;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <bdi dir="ltr" className="wrap-anywhere font-mono text-ink">
          {type}
        </bdi>
        {amount !== null && <bdi dir="ltr">{`${amount} ${currency}`}</bdi>}
        <bdi>{gateway}</bdi>
        <Instant at={receivedAt} timeZone={timeZone} />
      </p>
      <p className="text-muted">
        {t(`reasons.${eventReason(reason)}`)} {count > 1 && t("folded", { count })}
      </p>
      <p>
        {refs.map(([name, value]) => (
          <bdi key={name} dir="ltr" className="wrap-anywhere me-4 font-mono text-xs">
            {`${name} ${value}`}
          </bdi>
        ))}
        {sessionId !== null && (
          <a href={consoleHref(language, "payment", `/${sessionId}`)} className="underline">
            {t("payment")}
          </a>
        )}
      </p>
    </>
  );
}

function HandleForm({ action, type }: { action: FormAction; type: string }) {
  const t = useTranslations("console.notices");
  const language = useLocale();
  const form = useTranslations("console.form");
  return (
    <ActionForm
      action={action}
      className="grid max-w-96 gap-2"
      label={t("handleOf", { type: isolated(type, language) })}
    >
      <TextField name="note" label={t("note")} maxLength={255} required />
      <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
        {t("handle")}
      </SubmitButton>
    </ActionForm>
  );
}
