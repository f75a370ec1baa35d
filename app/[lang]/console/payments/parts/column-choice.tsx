import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { TickBox } from "@/components/console/form/tick-box";
import { Icon } from "@/components/console/icon";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { PaymentColumn } from "@/server/domain/console";
import { PANEL } from "./panel-style";

type Props = {
  readonly all: readonly PaymentColumn[];
  readonly chosen: readonly PaymentColumn[];
  readonly action: FormAction;
};

export function ColumnChoice({ all, chosen, action }: Props) {
  const t = useTranslations("console.payments");
  const form = useTranslations("console.form");
  return (
    <details data-panel="" className="relative max-md:hidden">
      <summary className={`${BUTTON} list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name="columns-3" />
        {t("columnChoice")}
      </summary>
      <div className={PANEL}>
        <ActionForm action={action} className="grid gap-3" label={t("columnChoice")}>
          <fieldset>
            <legend className="mb-1 text-muted">{t("columnLead")}</legend>
            <div className="grid">
              {all.map((column) => (
                <TickBox key={column} name="column" value={column} isTicked={chosen.includes(column)}>
                  {t(`columns.${column}`)}
                </TickBox>
              ))}
            </div>
          </fieldset>
          <div>
            <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
              {t("useColumns")}
            </SubmitButton>
          </div>
        </ActionForm>
      </div>
    </details>
  );
}
