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

/**
 * Browsers without `:has` show the fields of both kinds of price; only the fields of the chosen kind are
 * used.
 */
export function PriceFields({ link, children }: Props) {
  const t = useTranslations("console.paymentLinks");
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
          <TextField name="amount" label={t("amount")} {...MONEY} defaultValue={link?.amount ?? undefined} />
        </div>
        <div className="group-has-[[value=fixed]:checked]/price:hidden">
          <TextField
            name="minimum_amount"
            label={t("minimum")}
            {...MONEY}
            defaultValue={link?.minimum_amount ?? undefined}
          />
        </div>
        <div className="group-has-[[value=fixed]:checked]/price:hidden">
          <TextField
            name="maximum_amount"
            label={t("maximum")}
            {...MONEY}
            defaultValue={link?.maximum_amount ?? undefined}
          />
        </div>
        {children}
      </div>
    </div>
  );
}
