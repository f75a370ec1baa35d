import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON, BUTTON_PRIMARY, TEXT_LINK } from "@/components/console/styles";
import type { PaymentSums, PaymentValues } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { ExportChoice } from "./export-choice";
import type { PaymentListProps } from "./payment-list-props";

type Props = {
  readonly language: Language;
  readonly values: PaymentValues;
  readonly choices: Pick<PaymentListProps["choices"], "fileFields">;
  readonly sums: Pick<PaymentSums, "counts">;
  readonly mayAdd: boolean;
};

export function ListHead({ language, values, choices, sums, mayAdd }: Props) {
  const t = useTranslations("console.pages");
  const link = (name: "paymentFiles" | "bulkActions") => ({ href: consoleHref(language, name), words: t(name) });
  return (
    <PageHead title={t("payments")}>
      <ExportChoice
        href={consoleHref(language, "payments", "/export")}
        links={[link("paymentFiles"), link("bulkActions")]}
        values={values}
        fields={choices.fileFields}
        count={sums.counts[values.view ?? "all"]}
      />
      <a href={consoleHref(language, "paymentLinks")} className={BUTTON}>
        <Icon name="link" />
        <span className="max-sm:sr-only">{t("paymentLinks")}</span>
      </a>
      {mayAdd && (
        <a href={consoleHref(language, "newPayment")} className={BUTTON_PRIMARY}>
          <Icon name="plus" />
          {t("newPayment")}
        </a>
      )}
    </PageHead>
  );
}

export function NarrowOpen({ href, said }: { href: string; said: string }) {
  const t = useTranslations("console.payments.drawer");
  return (
    <p className="border-line border-b bg-accent-soft px-4 py-2 sm:px-5 xl:hidden">
      <span className="me-3 text-ink">{said}</span>
      <a href={href} className={TEXT_LINK}>
        {t("page")}
      </a>
    </p>
  );
}
