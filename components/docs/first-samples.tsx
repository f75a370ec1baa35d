import { useTranslations } from "next-intl";
import { Radio } from "../ui/choice";
import { CodeText, CopyCode } from "./sample";

const NAMES = { bash: "curl", js: "Node.js", python: "Python" } as const;

type SampleLanguage = keyof typeof NAMES;

export type Samples = Readonly<Record<SampleLanguage, string>>;

const LANGUAGES = ["bash", "js", "python"] as const satisfies readonly SampleLanguage[];

const SHOWN = {
  bash: "hidden group-has-[[value=bash]:checked]/samples:block",
  js: "hidden group-has-[[value=js]:checked]/samples:block",
  python: "hidden group-has-[[value=python]:checked]/samples:block",
} as const;

const TAB =
  "relative inline-flex min-h-9 items-center rounded-lg px-3 text-[0.875rem] text-code-quiet hover:text-code-text has-checked:bg-code-line has-checked:font-medium has-checked:text-code-text has-focus-visible:outline-2 has-focus-visible:outline-code-string forced-colors:has-checked:border-2 pointer-coarse:min-h-11";

export function SampleTabs() {
  const t = useTranslations("docs");
  return (
    <fieldset className="me-auto flex gap-1" dir="ltr">
      <legend className="sr-only">{t("sampleLanguage")}</legend>
      {LANGUAGES.map((language) => (
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
  );
}

export function SampleTexts({ samples }: { samples: Samples }) {
  return LANGUAGES.map((language) => (
    <div key={language} dir="ltr" className={`relative [&_pre]:pe-18 ${SHOWN[language]}`}>
      <CodeText language={language} code={samples[language]} />
      <CopyCode code={samples[language]} name={NAMES[language]} className="absolute end-2 top-2" />
    </div>
  ));
}
