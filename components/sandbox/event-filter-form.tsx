/** Asks which events to show; the form fills in the page's address, so that it can be shared. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { EventPageFilter } from "@/server/domain/sandbox";
import { DELIVERY_STATES, EVENT_KINDS } from "@/server/domain/webhooks/core/words";
import { LOW_FIELD } from "../ui/field-styles";
import { FILTER_FIELDS } from "./event-address";

const KINDS = EVENT_KINDS;
/** The states of a delivery, as the API names them. */
const WEBHOOK_STATES = DELIVERY_STATES;

export function EventFilterForm({ filter }: { filter: EventPageFilter }) {
  const t = useTranslations("sandbox");
  const isSet = Object.values(filter).some((value) => value !== null);
  return (
    <form
      aria-label={t("filter.title")}
      className="mb-6 grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_2fr_auto]"
    >
      <Choice name={FILTER_FIELDS.kind} label={t("filter.type")} chosen={filter.kind}>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Choice>
      <Choice name={FILTER_FIELDS.webhookState} label={t("filter.state")} chosen={filter.webhookState}>
        {WEBHOOK_STATES.map((state) => (
          <option key={state} value={state} lang="en">
            {state}
          </option>
        ))}
        <option value="none">{t("filter.none")}</option>
      </Choice>
      <Labelled name={FILTER_FIELDS.objectId} label={t("filter.session")}>
        <input
          id={FILTER_FIELDS.objectId}
          name={FILTER_FIELDS.objectId}
          type="search"
          dir="ltr"
          autoComplete="off"
          maxLength={64}
          defaultValue={filter.objectId ?? ""}
          className={LOW_FIELD}
        />
      </Labelled>
      <div className="flex items-center gap-4">
        <button
          type="submit"
          className="min-h-11 rounded-button border border-line bg-surface px-4 font-semibold text-ink hover:bg-accent-soft"
        >
          {t("filter.apply")}
        </button>
        {isSet && (
          <a href="?" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {t("filter.clear")}
          </a>
        )}
      </div>
    </form>
  );
}

type FieldProps = { readonly name: string; readonly label: string; readonly children: ReactNode };

function Labelled({ name, label, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block font-medium text-[0.875rem] text-ink">
        {label}
      </label>
      {children}
    </div>
  );
}

function Choice({ name, label, chosen, children }: FieldProps & { readonly chosen: string | null }) {
  const t = useTranslations("sandbox.filter");
  return (
    <Labelled name={name} label={label}>
      <select id={name} name={name} defaultValue={chosen ?? ""} className={LOW_FIELD}>
        <option value="">{t("all")}</option>
        {children}
      </select>
    </Labelled>
  );
}
