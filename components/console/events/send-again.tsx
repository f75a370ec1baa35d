import { useTranslations } from "next-intl";
import { SubmitButton } from "../../ui/submit-button";
import { ActionForm } from "../form/action-form";
import type { FormAction } from "../form/form-state";
import { Icon } from "../icon";
import { BUTTON } from "../styles";

export function SendAgain({ count, action }: { readonly count: number; readonly action: FormAction }) {
  const t = useTranslations("console");
  return (
    <ActionForm action={action} className="flex flex-wrap items-center gap-3" label={t("events.list")}>
      {count > 0 && (
        <SubmitButton className={BUTTON} working={t("form.working")}>
          <Icon name="send" turns />
          {t("events.sendAll", { count })}
        </SubmitButton>
      )}
    </ActionForm>
  );
}
