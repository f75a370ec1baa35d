/** Asks which events to show; the form fills in the page's address, so that it can be shared. */
import { useTranslations } from "next-intl";
import type { EventPageFilter } from "@/server/domain/sandbox";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Input, Select } from "../ui/input";
import { FILTER_FIELDS } from "./event-address";

const KINDS = ["payment", "operation", "subscription"] as const;
/** The states of a delivery, as the API names them. */
const WEBHOOK_STATES = ["pending", "delivered", "exhausted", "stopped"] as const;

export function EventFilterForm({ filter }: { filter: EventPageFilter }) {
  const t = useTranslations("sandbox");
  const isSet = Object.values(filter).some((value) => value !== null);
  return (
    <form
      aria-label={t("filter.title")}
      className="mb-6 grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_2fr_auto]"
    >
      <Choice
        name={FILTER_FIELDS.kind}
        label={t("filter.type")}
        chosen={filter.kind}
        options={KINDS.map((kind) => [kind, t(`kinds.${kind}`)])}
      />
      <Choice
        name={FILTER_FIELDS.webhookState}
        label={t("filter.state")}
        chosen={filter.webhookState}
        options={[...WEBHOOK_STATES.map((state) => [state, state] as const), ["none", t("filter.none")]]}
      />
      <Field look="low" id={FILTER_FIELDS.objectId} label={t("filter.session")}>
        {(control) => (
          <Input
            {...control}
            look="low"
            name={FILTER_FIELDS.objectId}
            type="search"
            dir="ltr"
            autoComplete="off"
            maxLength={64}
            defaultValue={filter.objectId ?? ""}
          />
        )}
      </Field>
      <div className="flex items-center gap-4">
        <Button
          type="submit"
          className="min-h-11 rounded-button border border-line bg-surface px-4 font-semibold text-ink hover:bg-accent-soft"
        >
          {t("filter.apply")}
        </Button>
        {isSet && (
          <a href="?" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {t("filter.clear")}
          </a>
        )}
      </div>
    </form>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | null;
  readonly options: readonly (readonly [string, string])[];
};

function Choice({ name, label, chosen, options }: ChoiceProps) {
  const t = useTranslations("sandbox.filter");
  return (
    <Field look="low" id={name} label={label}>
      {(control) => (
        <Select {...control} look="low" name={name} defaultValue={chosen ?? ""} any={t("all")} options={options} />
      )}
    </Field>
  );
}
