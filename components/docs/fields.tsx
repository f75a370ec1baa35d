import { useTranslations } from "next-intl";
import type { ReferenceField } from "@/server/documentation/fields";
import type { ReferenceParameter } from "@/server/documentation/reference";
import { InlineCode } from "./inline-code";
import { Code, SUMMARY } from "./parts";

type ShownField = ReferenceField & Partial<Pick<ReferenceParameter, "place">>;

const PLACES = { path: "inPath", query: "inQuery", header: "inHeader" } as const;

export function Fields({ fields }: { fields: readonly ShownField[] }) {
  return (
    <ul dir="ltr" className="my-2 divide-y divide-line text-start text-[0.875rem]">
      {fields.map((field) => (
        <Field key={`${field.place}${field.name}`} field={field} />
      ))}
    </ul>
  );
}

function Field({ field }: { field: ShownField }) {
  const t = useTranslations("docs.reading");
  const { name, type, required, description, values, bounds, fallback, fields, place } = field;
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <code className="wrap-anywhere font-mono font-semibold text-[0.8125rem] text-ink">{name}</code>
        <span lang="en" className="text-[0.8125rem] text-muted">
          {type} {bounds}
        </span>
        {place !== undefined && <span className="text-[0.75rem] text-muted">{t(PLACES[place])}</span>}
        {required && <span className="text-[0.75rem] text-bad">{t("required")}</span>}
      </p>
      {description !== "" && (
        <p lang="en" className="mt-0.5">
          <InlineCode text={description} />
        </p>
      )}
      {values.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-1">
          {values.map((value) => (
            <Code key={value}>{value}</Code>
          ))}
        </p>
      )}
      {fallback !== null && (
        <p className="mt-1 text-[0.8125rem] text-muted">
          {t("default")} <Code>{fallback}</Code>
        </p>
      )}
      {fields.length > 0 && (
        <details className="mt-1">
          <summary className={`text-[0.8125rem] text-accent ${SUMMARY}`}>
            <span>
              {t("more")}
              <span className="sr-only"> {name}</span>
            </span>
          </summary>
          <div className="border-line border-s-2 ps-4">
            <Fields fields={fields} />
          </div>
        </details>
      )}
    </li>
  );
}
