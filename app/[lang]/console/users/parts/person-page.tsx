import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { AskedTwice } from "@/components/console/form/asked-twice";
import { ProofField } from "@/components/console/form/proof-field";
import { SaveButton } from "@/components/console/form/save-button";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { shownTicks } from "@/components/console/permission-words";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { HiddenField } from "@/components/ui/hidden-fields";
import { PermissionTicks } from "./permission-ticks";
import type { PersonProps } from "./person-props";
import { SignInSection } from "./sign-in-section";

export function PersonPage(props: PersonProps) {
  const t = useTranslations("console.users");
  const { person, ticks, isReached, proof, actions } = props;
  return (
    <>
      <Section title={t("permissions")} lead={t("permissionsLead")}>
        <ActionForm action={actions.changePermissions} className="grid gap-5" label={t("permissions")}>
          <HiddenField name="shown" value={shownTicks(person)} />
          <PermissionTicks {...ticks} />
          <div className="max-w-96">
            <ProofField wanted={proof} />
          </div>
          <SaveButton label={t("savePermissions")} className={BUTTON_PRIMARY} />
        </ActionForm>
      </Section>
      <SignInSection {...props} />
      {isReached && (
        <Section title={t("person")} lead={t("personLead")}>
          <ActionForm action={actions.changePerson} className="grid max-w-200 gap-4" label={t("person")}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField
                name="first_name"
                label={t("firstName")}
                defaultValue={person.first_name ?? ""}
                autoComplete="off"
                maxLength={32}
              />
              <TextField
                name="last_name"
                label={t("lastName")}
                defaultValue={person.last_name ?? ""}
                autoComplete="off"
                maxLength={32}
              />
              <TextField
                name="email"
                type="email"
                label={t("email")}
                dir="ltr"
                defaultValue={person.email ?? ""}
                autoComplete="off"
                maxLength={254}
              />
              <TextField
                name="phone"
                label={t("phone")}
                dir="ltr"
                defaultValue={person.phone ?? ""}
                autoComplete="off"
                maxLength={128}
              />
            </div>
            <div className="max-w-96">
              <ProofField wanted={proof} />
            </div>
            <SaveButton />
          </ActionForm>
        </Section>
      )}
      <Section title={t("delete")}>
        <AskedTwice label={t("delete")} lead={t("deleteLead")} proof={proof} action={actions.removePerson} />
      </Section>
    </>
  );
}
