import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { LinkLine } from "@/components/console/link-line";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { StatePill } from "@/components/console/records/state-pill";
import { BUTTON } from "@/components/console/styles";
import { Amount } from "@/components/ui/amount";
import type { SessionView } from "@/server/domain/sessions";
import type { Language } from "@/server/kernel/types";

export type SharedLink = {
  readonly language: Language;
  readonly session: SessionView;
  readonly mailTo: string;
  readonly whatsApp: string;
};

export function PaymentLink({ language, session, mailTo, whatsApp }: SharedLink) {
  const t = useTranslations("console.newPayment");
  const { amount, currency_code: currency, state, session_id: id, order_no: order } = session;
  return (
    <Section title={t("made")}>
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold text-base text-ink">
          <Amount money={{ amount, currency }} language={language} />
        </span>
        <StatePill state={state} />
        {order !== undefined && <bdi className="wrap-anywhere text-muted">{order}</bdi>}
      </p>
      <div className="mt-4 grid gap-6 md:grid-cols-[1fr_auto]">
        <div className="grid min-w-0 content-start gap-4">
          <LinkLine name={t("theLink")} address={session.checkout_url} isMain />
          <LinkLine name={t("shortLink")} address={session.checkout_short_url} />
          <div className="flex flex-wrap gap-2">
            <a href={mailTo} className={BUTTON}>
              <Icon name="mail" />
              {t("mail")}
            </a>
            <a href={whatsApp} target="_blank" rel="noreferrer" className={BUTTON}>
              <Icon name="send" turns />
              {t("whatsApp")}
            </a>
            <a href={session.checkout_page_url} target="_blank" rel="noreferrer" className={BUTTON}>
              <Icon name="external-link" turns />
              {t("asCustomer")}
            </a>
          </div>
          <p className="text-muted">{t("asCustomerHint")}</p>
          <div className="flex flex-wrap gap-2">
            <a href={consoleHref(language, "payment", `/${id}`)} className={BUTTON}>
              {t("seePayment")}
            </a>
            <a href={consoleHref(language, "newPayment")} className={BUTTON}>
              <Icon name="plus" />
              {t("another")}
            </a>
          </div>
        </div>
        <figure className="justify-self-start">
          {/* biome-ignore lint/performance/noImgElement: the service draws the image, which needs no
              script */}
          <img
            src={`/media/qr_codes/${id}.svg`}
            width={176}
            height={176}
            alt={t("qr")}
            className="rounded-lg border border-line"
          />
          <figcaption className="mt-1 text-center text-muted">{t("qrHint")}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
