/** Which columns the user sees, and files have. */
import { useTranslations } from "next-intl";
import type { PaymentColumn } from "@/server/domain/console";
import { SubmitButton } from "../../ui/submit-button";
import { ActionForm } from "../form/action-form";
import type { FormAction } from "../form/form-state";
import { TickBox } from "../form/tick-box";
import { Icon } from "../icon";
import { BUTTON, BUTTON_PRIMARY } from "../styles";
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
