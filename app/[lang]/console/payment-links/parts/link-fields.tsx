import { useTranslations } from "next-intl";
import { DayField } from "@/components/console/form/day-field";
import { TextArea } from "@/components/console/form/text-area";
import { TextField } from "@/components/console/form/text-field";
import type { LinkView } from "@/server/domain/payment-links";

type Props = {
  readonly link?: LinkView;
};

const PLAIN = { autoComplete: "off" } as const;

export function TextFields({ link }: Props) {
  const t = useTranslations("console.paymentLinks");
  return (
    <>
      <TextField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        maxLength={120}
        required
        {...PLAIN}
        defaultValue={link?.name ?? undefined}
      />
      <TextArea
        name="description"
        label={t("description")}
        rows={3}
        maxLength={500}
        isProse
        defaultValue={link?.description ?? undefined}
      />
    </>
  );
}

export function LimitFields({ link }: Props) {
  const t = useTranslations("console.paymentLinks");
  return (
    <>
      <DayField
        name="active_until"
        label={t("until")}
        hint={t("untilHint")}
        defaultValue={link?.active_until ?? undefined}
      />
      <TextField
        name="max_payments"
        label={t("most")}
        hint={t("mostHint")}
        inputMode="numeric"
        dir="ltr"
        maxLength={7}
        {...PLAIN}
        defaultValue={link?.max_payments ?? undefined}
      />
    </>
  );
}
