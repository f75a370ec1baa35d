import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { FORM_KEY } from "@/components/console/form/form-key-name";
import type { FormAction } from "@/components/console/form/form-state";
import { KeyField } from "@/components/console/form/key-field";
import { Icon } from "@/components/console/icon";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import { CopyButton } from "@/components/ui/copy-button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { CustomerLink } from "@/server/domain/subscriptions";

type Props = { readonly link: CustomerLink; readonly formKey: string; readonly action: FormAction };

export function CustomerLinkSection({ link: { href, isMailed }, formKey, action }: Props) {
  const t = useTranslations("console.subscriptions.customerLink");
  const form = useTranslations("console.form");
  return (
    <Section title={t("title")} lead={t("lead")}>
      <ActionForm action={action} className="grid gap-2" label={t("title")}>
        <KeyField name={FORM_KEY} fresh={formKey} />
        <p className="flex flex-wrap gap-2">
          <CopyButton
            text={href}
            words={{ copy: t("copy"), copied: form("copied"), name: t("copy"), done: form("copied") }}
            className={BUTTON}
          />
          {isMailed && (
            <SubmitButton className={BUTTON} working={form("working")}>
              <Icon name="mail" />
              {t("send")}
            </SubmitButton>
          )}
        </p>
        {!isMailed && <p className="text-muted">{t("unconfirmed")}</p>}
      </ActionForm>
    </Section>
  );
}
