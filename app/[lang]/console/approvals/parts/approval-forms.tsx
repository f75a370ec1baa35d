import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { TextField } from "@/components/console/form/text-field";
import { BUTTON, BUTTON_DANGER, BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ApprovalPageView } from "@/server/domain/console";

export type ApprovalActions = Readonly<Record<"approve" | "reject" | "takeBack" | "retry", FormAction>>;

type Props = { readonly may: ApprovalPageView["may"]; readonly actions: ApprovalActions };

export function ApprovalForms({ may, actions }: Props) {
  const t = useTranslations("console.approvals");
  const form = useTranslations("console.form");
  const plain = [
    ["approve", BUTTON_PRIMARY],
    ["retry", BUTTON_PRIMARY],
    ["takeBack", BUTTON],
  ] as const;
  return (
    <div className="flex flex-wrap items-start gap-3">
      {plain.map(([name, style]) =>
        may[name] ? (
          <ActionForm key={name} action={actions[name]} className="grid gap-3" label={t(name)}>
            <SubmitButton className={style} working={form("working")} {...(name === "approve" && { keyShortcut: "A" })}>
              {t(name)}
            </SubmitButton>
          </ActionForm>
        ) : null,
      )}
      {may.reject && (
        <details className="group open:basis-full">
          <summary className={`${BUTTON_DANGER} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            {t("reject")}
          </summary>
          <ActionForm action={actions.reject} className="mt-3 grid max-w-128 gap-3" label={t("rejectNow")}>
            <TextField name="reason" label={t("reason")} hint={t("reasonHint")} maxLength={255} required />
            <div>
              <SubmitButton className={BUTTON_DANGER} working={form("working")}>
                {t("rejectNow")}
              </SubmitButton>
            </div>
          </ActionForm>
        </details>
      )}
    </div>
  );
}
