/** Asks how the demo shows the payment; the form fills in the page's address, so that it can be shared. */
import { useTranslations } from "next-intl";
import { OUTLINE } from "../ui/button-styles";
import { LOW_FIELD } from "../ui/field-styles";
import { DEMO_CHOICES, DEMO_FORMS, type DemoChoice, type DemoOptions } from "./sdk-demo-options";

/** Values that have words; the others are words of the SDK. */
const SPOKEN = ["en", "ar", "none", "own", "yes", "no"] as const;

function isSpoken(value: string): value is (typeof SPOKEN)[number] {
  return SPOKEN.some((spoken) => spoken === value);
}

export function SdkDemoForm({ options, sessionId }: { options: DemoOptions; sessionId: string }) {
  const t = useTranslations("sandbox.sdkDemo");
  return (
    <form aria-label={t("options")} className="grid gap-4">
      <input type="hidden" name="session" value={sessionId} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        {(Object.keys(DEMO_CHOICES) as DemoChoice[]).map((name) => (
          <Choice key={name} name={name} chosen={options.chosen[name]} />
        ))}
      </div>
      <fieldset>
        <legend className="mb-1 font-medium text-[0.875rem] text-ink">
          <code dir="ltr">formsOfPayment</code> <span className="text-muted">{t("allForms")}</span>
        </legend>
        <div className="flex flex-wrap gap-x-4">
          {DEMO_FORMS.map((form) => (
            <label key={form} className="inline-flex min-h-11 items-center gap-2" lang="en">
              <input
                type="checkbox"
                name="forms"
                value={form}
                defaultChecked={options.forms.includes(form)}
                className="size-5 shrink-0"
              />
              {form}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={OUTLINE}>
        {t("apply")}
      </button>
    </form>
  );
}

function Choice({ name, chosen }: { name: DemoChoice; chosen: string }) {
  const t = useTranslations("sandbox.sdkDemo.values");
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block font-medium text-[0.875rem] text-ink" lang="en">
        {name}
      </label>
      <select id={name} name={name} defaultValue={chosen} className={LOW_FIELD}>
        {DEMO_CHOICES[name].map((value) => (
          <option key={value} value={value}>
            {isSpoken(value) ? t(value) : value}
          </option>
        ))}
      </select>
    </div>
  );
}
