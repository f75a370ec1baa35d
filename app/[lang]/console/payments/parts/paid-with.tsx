import { useTranslations } from "next-intl";
import { FormOfPayment } from "@/components/console/form-of-payment";
import { Section } from "@/components/console/page-head";
import { Pill } from "@/components/console/pill";
import { BrandMark } from "@/components/payment/brand-mark";
import { GOOD } from "@/components/ui/tones";
import type { PaymentPageView } from "@/server/domain/console";
import { schemeName } from "@/server/kernel/card-scheme";

type Props = { readonly view: Pick<PaymentPageView, "method" | "heldAt" | "settledAt"> };

export function PaidWith({ view: { method, heldAt, settledAt } }: Props) {
  const t = useTranslations("console.payments");
  if (method === null) return null;
  const { brand, number, form, expiry, bank, isChallenged } = method;
  const isPaid = (settledAt ?? heldAt) !== null;
  const scheme = schemeName(brand);
  return (
    <Section title={t(isPaid ? "paidWith" : "columns.method")}>
      <div className="flex items-center gap-3">
        <BrandMark of={scheme ?? form} />
        <p className="min-w-0 grow">
          <span className="block font-medium text-ink">
            {number === null ? (
              <FormOfPayment form={form} />
            ) : (
              <bdi dir="ltr" className="figures whitespace-nowrap">
                {`${scheme ?? ""} •••• ${number.slice(-4)}`.trimStart()}
              </bdi>
            )}
          </span>
          {number !== null && (
            <span className="block text-muted text-xs">
              <FormOfPayment form={form} />
              {bank !== null && (
                <>
                  {" · "}
                  <bdi>{bank}</bdi>
                </>
              )}
              {expiry !== null && (
                <>
                  {" · "}
                  <span className="sr-only">{t("detail.expires")}</span> <bdi dir="ltr">{expiry}</bdi>
                </>
              )}
            </span>
          )}
        </p>
        {isPaid && isChallenged && (
          <Pill tone={GOOD}>
            <bdi dir="ltr">3-D Secure</bdi>
          </Pill>
        )}
      </div>
    </Section>
  );
}
