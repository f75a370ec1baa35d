import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { SaveButton } from "@/components/console/form/save-button";
import { Section } from "@/components/console/page-head";
import type { LinkView } from "@/server/domain/payment-links";
import { LimitFields, TextFields } from "./link-fields";
import { PriceFields } from "./price-fields";

type Props = { readonly link: LinkView; readonly action: FormAction };

export function LinkChangeForm({ link, action }: Props) {
  const t = useTranslations("console.paymentLinks");
  return (
    <Section title={t("change")} lead={t("changeLead")}>
      <ActionForm action={action} className="grid max-w-3xl gap-4" label={t("change")}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextFields link={link} />
        </div>
        <PriceFields link={link} />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <LimitFields link={link} />
        </div>
        <SaveButton />
      </ActionForm>
    </Section>
  );
}
