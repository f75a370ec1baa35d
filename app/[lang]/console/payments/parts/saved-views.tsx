import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { TextField } from "@/components/console/form/text-field";
import { TickBox } from "@/components/console/form/tick-box";
import { Icon } from "@/components/console/icon";
import { BUTTON, BUTTON_DANGER, BUTTON_PRIMARY } from "@/components/console/styles";
import { HiddenField } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import type { SavedView } from "@/server/domain/console";
import { PANEL } from "./panel-style";

type ViewActions = Readonly<Record<"save" | "rename" | "remove", FormAction>>;

type Props = {
  readonly query: string;
  readonly view: SavedView | null;
  readonly actions: ViewActions;
};

export function SaveView({ query, view, actions }: Props) {
  const t = useTranslations("console.payments.saved");
  const form = useTranslations("console.form");
  if (view !== null) return view.isOwn ? <OwnView view={view} actions={actions} /> : null;
  if (query === "") return null;
  return (
    <details data-panel="" className="md:relative">
      <summary className={`${BUTTON} list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name="bookmark" />
        {t("save")}
      </summary>
      <div className={PANEL}>
        <ActionForm action={actions.save} className="grid gap-3" label={t("save")}>
          <HiddenField name="query" value={query} />
          <TextField name="name" label={t("name")} maxLength={40} autoComplete="off" required />
          <TickBox name="everybody" value="true">
            {t("everybody")}
          </TickBox>
          <div>
            <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
              {t("save")}
            </SubmitButton>
          </div>
        </ActionForm>
      </div>
    </details>
  );
}

function OwnView({ view, actions }: { view: SavedView; actions: ViewActions }) {
  const t = useTranslations("console.payments.saved");
  const form = useTranslations("console.form");
  return (
    <details data-panel="" className="md:relative">
      <summary className={`${BUTTON} list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name="bookmark" />
        {t("change")}
      </summary>
      <div className={PANEL}>
        <ActionForm key={view.id} action={actions.rename} className="grid gap-3" label={t("rename")}>
          <HiddenField name="view" value={view.id} />
          <TextField
            name="name"
            label={t("name")}
            defaultValue={view.name}
            maxLength={40}
            autoComplete="off"
            required
          />
          <div>
            <SubmitButton className={BUTTON} working={form("working")}>
              {t("rename")}
            </SubmitButton>
          </div>
        </ActionForm>
        <ActionForm action={actions.remove} className="mt-3 grid gap-3 border-line border-t pt-3" label={t("delete")}>
          <HiddenField name="view" value={view.id} />
          {view.isShared && <p className="text-muted">{t("deleteShared")}</p>}
          <div>
            <SubmitButton className={BUTTON_DANGER} working={form("working")}>
              {t("delete")}
            </SubmitButton>
          </div>
        </ActionForm>
      </div>
    </details>
  );
}
