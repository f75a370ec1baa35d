import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChoiceField } from "@/components/console/form/choice-field";
import { TextField } from "@/components/console/form/text-field";
import type { LinkView } from "@/server/domain/payment-links";

type Props = {
  readonly link?: LinkView;
  readonly children?: ReactNode;
};

const MONEY = { inputMode: "decimal", autoComplete: "off", dir: "ltr", maxLength: 32 } as const;

/** Browsers without `:has` show the fields of both kinds; those of the other kind are not sent on. */
export function PriceFields({ link, children }: Props) {
  const t = useTranslations("console.paymentLinks");
  const shown = (amount: string | null | undefined) => ({ ...MONEY, ...(amount && { defaultValue: amount }) });
  return (
    <div className="group/price grid gap-4">
      <ChoiceField
        name="price"
        label={t("price")}
        defaultValue={link?.amount === null ? "chosen" : "fixed"}
        options={[
          ["fixed", t("fixed")],
          ["chosen", t("chosen")],
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <div className="group-has-[[value=chosen]:checked]/price:hidden">
          <TextField name="amount" label={t("amount")} {...shown(link?.amount)} />
        </div>
        <div className="group-has-[[value=fixed]:checked]/price:hidden">
          <TextField name="minimum_amount" label={t("minimum")} {...shown(link?.minimum_amount)} />
        </div>
        <div className="group-has-[[value=fixed]:checked]/price:hidden">
          <TextField name="maximum_amount" label={t("maximum")} {...shown(link?.maximum_amount)} />
        </div>
        {children}
      </div>
    </div>
  );
}
