/** Fields for a gateway's keys. A stored secret is never shown; an empty field keeps it. */
import { useTranslations } from "next-intl";
import type { FieldDescription } from "@/server/domain/gateways";
import { SelectField } from "../form/select-field";
import { TextField } from "../form/text-field";

type Props = {
  readonly fields: readonly FieldDescription[];
  readonly shown?: Readonly<Record<string, string | null>>;
};

const LONGEST = 2_048;

export function KeyFields({ fields, shown = {} }: Props) {
  const t = useTranslations("console.gateways.keys");
  const again = useTranslations("console.form")("again");
  return fields.map(({ name, secret, required, choices }) => {
    const [label, stored] = [t(`fields.${name}` as "fields.secret_key"), shown[name] ?? null];
    const hint = t(`hints.${name}` as "hints.secret_key");
    if (choices !== null)
      return (
        <SelectField
          key={name}
          name={`field.${name}`}
          label={label}
          hint={hint}
          defaultValue={stored ?? ""}
          options={["", ...choices].map((each) => [each, t(`choices.${each || "default"}` as "choices.default")])}
        />
      );
    return (
      <TextField
        key={name}
        name={`${secret ? "secret" : "field"}.${name}`}
        type={secret ? "password" : "text"}
        label={label}
        hint={secret && stored !== null ? t("stored", { stored }) : hint}
        dir="ltr"
        autoComplete={secret ? "new-password" : "off"}
        maxLength={LONGEST}
        againError={again}
        required={required && !(secret && stored !== null)}
        {...(!secret && stored !== null && { defaultValue: stored })}
      />
    );
  });
}
