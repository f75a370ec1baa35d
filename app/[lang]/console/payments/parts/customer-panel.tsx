import { useTranslations } from "next-intl";
import { Avatar } from "@/components/console/avatar";
import { queryOf } from "@/components/console/list-parts";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { customerHref } from "@/components/console/records/customer-href";
import { SideFacts } from "@/components/console/side-facts";
import { TEXT_LINK } from "@/components/console/styles";
import type { CustomerPayments, PaymentPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly language: Language;
  readonly view: Pick<PaymentPageView, "customer" | "language">;
  readonly payments: CustomerPayments | null;
};

export function CustomerPanel({ language, view: { customer, language: chosen }, payments }: Props) {
  const t = useTranslations("console.payments");
  const { name, id, email, phone } = customer;
  const title = name ?? email ?? phone ?? id;
  if (title === null) return null;
  const spoken = `detail.languages.${chosen as "en"}` as const;
  const isolated = (text: string | null) => text && <bdi dir="ltr">{text}</bdi>;
  return (
    <Section
      title={t("columns.customer")}
      aside={
        id !== null && (
          <a href={customerHref(language, id)} className={`${TEXT_LINK} print:hidden`}>
            {t("detail.open")}
          </a>
        )
      }
    >
      <div className="mb-3 flex items-center gap-3">
        <Avatar name={title} />
        <p className="min-w-0">
          <span className="wrap-anywhere block font-medium text-ink">
            <bdi>{title}</bdi>
          </span>
          {id !== null && id !== title && (
            <span className="wrap-anywhere block text-muted text-xs">
              <bdi dir="ltr">{id}</bdi>
            </span>
          )}
        </p>
      </div>
      <SideFacts
        facts={[
          [t("detail.fields.customer_email"), isolated(email)],
          [t("detail.fields.customer_phone"), isolated(phone)],
          [t("detail.language"), t.has(spoken) ? t(spoken) : chosen],
          [
            t("title"),
            payments && (
              <a key="payments" href={consoleHref(language, "payments", queryOf(payments.query))} className={TEXT_LINK}>
                <bdi dir="ltr" className="figures">
                  {`${payments.count}${payments.isMore ? "+" : ""}`}
                </bdi>
              </a>
            ),
          ],
        ]}
      />
    </Section>
  );
}
