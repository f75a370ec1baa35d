import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActionForm } from "@/components/console/form/action-form";
import { FormResults } from "@/components/console/form/form-results";
import { BUTTON } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { HiddenField } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import type { PaymentListProps } from "./payment-list-props";

type Props = Pick<PaymentListProps, "capture"> & {
  readonly isEmpty: boolean;
  readonly children: ReactNode;
};

export function CaptureTicked({ capture: { action, key, lacks }, isEmpty, children }: Props) {
  const t = useTranslations("console.payments.act");
  const form = useTranslations("console.form");
  return (
    <ActionForm action={action} label={t("bulk.submit")}>
      <HiddenField name="tracking_key" value={key} />
      <FormResults title={t("bulk.results")} />
      {!isEmpty && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-2 sm:px-5">
          {lacks === null ? (
            <SubmitButton className={BUTTON} working={form("working")}>
              {t("bulk.submit")}
            </SubmitButton>
          ) : (
            <Button aria-disabled="true" className={`${BUTTON} cursor-not-allowed opacity-60`}>
              {t("bulk.submit")}
            </Button>
          )}
          <span className="text-muted">{lacks === null ? t("bulk.hint") : t("needs", { permission: lacks })}</span>
        </div>
      )}
      {children}
    </ActionForm>
  );
}
