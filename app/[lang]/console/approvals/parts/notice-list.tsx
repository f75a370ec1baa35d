import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { TextField } from "@/components/console/form/text-field";
import { Instant } from "@/components/console/instant";
import { consoleHref } from "@/components/console/pages";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { GatewayNotice } from "@/server/domain/gateway-notifications";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly notices: readonly GatewayNotice[];
  /** Null for a user who may not handle events. */
  readonly actionFor: ((id: string) => FormAction) | null;
};

export function NoticeList({ language, timeZone, notices, actionFor }: Props) {
  const t = useTranslations("console.notices");
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="notices" className="grid gap-3 px-5 py-4">
      <h2 id="notices" className="font-semibold text-ink">
        {t("title")}
      </h2>
      <p className="text-muted">{t("lead")}</p>
      <ul className="grid gap-4">
        {notices.map((notice) => (
          <li key={notice.id} className="grid gap-2 border-line border-t pt-3">
            <Facts notice={notice} language={language} timeZone={timeZone} />
            {actionFor === null ? (
              <p className="text-muted">{t("lacks")}</p>
            ) : (
              <HandleForm action={actionFor(notice.id)} type={notice.type} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ notice, language, timeZone }: Pick<Props, "language" | "timeZone"> & { notice: GatewayNotice }) {
  const t = useTranslations("console.notices");
  const { type, gateway, amount, currency, refs, receivedAt, count, reason, sessionId } = notice;
  const known = reason === "unmatched" || reason === "not_processed" ? reason : "needs_person";
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
        {t(`reasons.${known}`)} {count > 1 && t("folded", { count })}
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
  const form = useTranslations("console.form");
  return (
    <ActionForm action={action} className="grid max-w-96 gap-2" label={t("handleOf", { type })}>
      <TextField name="note" label={t("note")} maxLength={255} required />
      <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
        {t("handle")}
      </SubmitButton>
    </ActionForm>
  );
}
