import { useTranslations } from "next-intl";
import { Radio } from "../ui/choice";
import { Sample } from "./sample";

const NAMES = { bash: "curl", js: "Node.js", python: "Python" } as const;

type SampleLanguage = keyof typeof NAMES;

export type FirstSamplesProps = { readonly samples: Readonly<Record<SampleLanguage, string>> };

const SHOWN = {
  bash: "hidden group-has-[[value=bash]:checked]/samples:block",
  js: "hidden group-has-[[value=js]:checked]/samples:block",
  python: "hidden group-has-[[value=python]:checked]/samples:block",
} as const;

const TAB =
  "relative inline-flex min-h-11 items-center rounded-lg px-3 text-[0.875rem] text-muted hover:text-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-accent forced-colors:has-checked:border-2";

/** Shows one sample request in several programming languages; radio buttons choose one without JavaScript. */
export function FirstSamples({ samples }: FirstSamplesProps) {
  const t = useTranslations("docs");
  const languages = Object.keys(NAMES) as SampleLanguage[];
  return (
    <div className="group/samples mt-6 min-w-0 xl:mt-0">
      <fieldset className="flex gap-1" dir="ltr">
        <legend className="sr-only">{t("sampleLanguage")}</legend>
        {languages.map((language) => (
          <label key={language} className={TAB}>
            <Radio
              name="sample"
              value={language}
              defaultChecked={language === "bash"}
              autoComplete="off"
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            {NAMES[language]}
          </label>
        ))}
      </fieldset>
      {languages.map((language) => (
        <div key={language} className={SHOWN[language]}>
          <Sample language={language} code={samples[language]} />
        </div>
      ))}
    </div>
  );
}
