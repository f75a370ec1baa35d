import { useLocale, useTranslations } from "next-intl";
import { CopyButton } from "../ui/copy-button";
import { Highlighted } from "./highlighted";

const NAMES: Readonly<Record<string, string>> = {
  bash: "Shell",
  js: "Node.js",
  ts: "TypeScript",
  python: "Python",
  json: "JSON",
  html: "HTML",
  http: "HTTP",
  text: "",
};

export function Sample({ language, code }: { language: string; code: string }) {
  const t = useTranslations("docs");
  const locale = useLocale();
  const name = NAMES[language] ?? language;
  const isAnswer = language === "json" || language === "http";
  return (
    <figure dir="ltr" className="relative my-4">
      {name !== "" && (
        <figcaption
          lang={isAnswer ? locale : "en"}
          className="absolute start-4 top-2.5 font-sans text-[0.75rem] text-muted"
        >
          {isAnswer ? t("answer") : name}
        </figcaption>
      )}
      <pre
        lang="en"
        className={`whitespace-pre-wrap rounded-row border border-line bg-surface p-4 font-mono text-[0.8125rem] leading-relaxed text-text [overflow-wrap:anywhere] ${name === "" ? "" : "pt-9"}`}
      >
        <Highlighted language={language} code={code} />
      </pre>
      {!isAnswer && (
        <span lang={locale}>
          <CopyButton
            text={code}
            words={{
              copy: t("copy"),
              copied: t("copied"),
              name: t("copyWhat", { what: name }),
              done: t("copiedWhat", { what: name }),
            }}
            className="absolute end-2 top-1.5 min-h-8 rounded-lg border border-line bg-surface px-2.5 text-[0.8125rem] text-accent hover:bg-accent-soft print:hidden"
          />
        </span>
      )}
    </figure>
  );
}
