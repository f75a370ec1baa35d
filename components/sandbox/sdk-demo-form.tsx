import { useTranslations } from "next-intl";
import { Button } from "../ui/button";
import { OUTLINE } from "../ui/button-styles";
import { Checkbox } from "../ui/choice";
import { Field } from "../ui/field";
import { HiddenField } from "../ui/hidden-fields";
import { Input, Select } from "../ui/input";
import { DEMO_CHOICES, DEMO_FORMS, DEMO_VARIABLES, type DemoChoice, type DemoOptions } from "./sdk-demo-options";

/** Option values with translated names; other values are shown as the SDK names them. */
const SPOKEN = ["en", "ar", "none", "own", "yes", "no"] as const;

function isSpoken(value: string): value is (typeof SPOKEN)[number] {
  return SPOKEN.some((spoken) => spoken === value);
}

export function SdkDemoForm({ options, sessionId }: { options: DemoOptions; sessionId: string }) {
  const t = useTranslations("sandbox.sdkDemo");
  return (
    <form aria-label={t("options")} className="grid gap-4">
      <HiddenField name="session" value={sessionId} />
      <Variables options={options} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
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
              <Checkbox name="forms" value={form} defaultChecked={options.forms.includes(form)} look="page" />
              {form}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" className={OUTLINE}>
          {t("apply")}
        </Button>
      </noscript>
    </form>
  );
}

function Variables({ options: { appearance } }: { options: DemoOptions }) {
  const t = useTranslations("sandbox.sdkDemo");
  const { primaryColor, radius, spacing, fontFamily } = DEMO_VARIABLES;
  const pixels = { radius, spacing };
  return (
    <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="mb-2 font-medium text-[0.875rem] text-ink">
        <code dir="ltr">appearance</code> <span className="text-muted">{t("appearance")}</span>
      </legend>
      <Field look="low" id="primaryColor" label={<Code>primaryColor</Code>}>
        {(control) => (
          <Input
            {...control}
            look="low"
            type="color"
            name="primaryColor"
            defaultValue={appearance.primaryColor ?? primaryColor.usual}
            className="p-1"
          />
        )}
      </Field>
      {(["radius", "spacing"] as const).map((name) => (
        <Field key={name} look="low" id={name} label={<Code>{name}</Code>}>
          {(control) => (
            <Input
              {...control}
              type="range"
              name={name}
              min={pixels[name].least}
              max={pixels[name].most}
              step={pixels[name].step}
              defaultValue={appearance[name] ?? pixels[name].usual}
              className="h-11 w-full accent-accent"
            />
          )}
        </Field>
      ))}
      <Field look="low" id="fontFamily" label={<Code>fontFamily</Code>}>
        {(control) => (
          <Select
            {...control}
            look="low"
            name="fontFamily"
            defaultValue={appearance.fontFamily ?? fontFamily.usual}
            options={fontFamily.values.map((value) => [value, value === "" ? t("values.none") : value])}
          />
        )}
      </Field>
    </fieldset>
  );
}

function Code({ children }: { children: string }) {
  return <span lang="en">{children}</span>;
}

function Choice({ name, chosen }: { name: DemoChoice; chosen: string }) {
  const t = useTranslations("sandbox.sdkDemo.values");
  return (
    <Field look="low" id={name} label={<Code>{name}</Code>}>
      {(control) => (
        <Select
          {...control}
          look="low"
          name={name}
          defaultValue={chosen}
          options={DEMO_CHOICES[name].map((value) => [value, isSpoken(value) ? t(value) : value])}
        />
      )}
    </Field>
  );
}
