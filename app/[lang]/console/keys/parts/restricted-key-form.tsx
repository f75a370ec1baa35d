/** The form's response shows the new key, only once. */
import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { DayField } from "@/components/console/form/day-field";
import type { FormAction } from "@/components/console/form/form-state";
import { ProofField } from "@/components/console/form/proof-field";
import { SaveButton } from "@/components/console/form/save-button";
import { ShownOnce } from "@/components/console/form/shown-once";
import { TextArea } from "@/components/console/form/text-area";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { PermissionGroups } from "@/components/console/permission-groups";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import type { ProofKind } from "@/server/domain/merchants/core/words";

type Props = {
  readonly proof: ProofKind | null;
  readonly gateways: readonly string[];
  readonly create: FormAction;
};

export function RestrictedKeyForm({ proof, gateways, create }: Props) {
  const t = useTranslations("console.keys");
  const form = useTranslations("console.form");
  return (
    <Section title={t("newRestricted")} lead={t("restrictedLead")}>
      <ActionForm action={create} className="grid gap-4" label={t("newRestricted")}>
        <div className="grid max-w-160 items-start gap-4 sm:grid-cols-2">
          <TextField name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" maxLength={50} required />
          <DayField name="until" label={t("until")} hint={t("untilHint")} />
          <TextField name="ceiling" inputMode="decimal" label={t("ceiling")} hint={t("ceilingHint")} dir="ltr" />
          <TextField name="currency" label={t("ceilingCurrency")} dir="ltr" maxLength={3} autoComplete="off" />
        </div>
        <div className="max-w-160">
          <TextArea name="addresses" label={t("addresses")} hint={t("addressesHint")} rows={3} maxLength={2_500} />
        </div>
        <PermissionGroups held={[]} gateways={gateways} locked={[]} />
        <div className="grid max-w-160 gap-4">
          <ProofField wanted={proof} />
          <SaveButton label={t("createRestricted")} className={BUTTON_PRIMARY} />
          <ShownOnce words={{ title: t("shownRestricted"), copy: form("copy"), copied: form("copied") }} />
        </div>
      </ActionForm>
    </Section>
  );
}
