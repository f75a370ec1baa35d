import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CopyButton } from "../ui/copy-button";
import { CODE_BOX, CODE_TEXT } from "./code-looks";
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

type Props = { readonly language: string; readonly code: string; readonly children?: ReactNode };

export function Sample({ language, code, children }: Props) {
  const t = useTranslations("docs");
  const locale = useLocale();
  const name = NAMES[language] ?? language;
  const isAnswer = language === "json" || language === "http";
  return (
    <figure dir="ltr" className={`group/sample my-4 ${CODE_BOX}`}>
      {name !== "" && (
        <figcaption
          lang={isAnswer ? locale : "en"}
          className="flex min-h-11 items-center border-code-line border-b px-4 font-sans text-[0.8125rem] text-code-quiet"
        >
          {isAnswer ? t("answer") : name}
        </figcaption>
      )}
      <CodeText language={language} code={code} />
      {!isAnswer && (
        <CopyCode code={code} name={name} className="absolute end-2 top-1.5 group-has-[details]/sample:end-24" />
      )}
      {children}
    </figure>
  );
}

export function CodeText({ language, code }: { language: string; code: string }) {
  return (
    <pre dir="ltr" lang="en" className={CODE_TEXT}>
      <Highlighted language={language} code={code} />
    </pre>
  );
}

export function CopyCode({ code, name, className }: { code: string; name: string; className: string }) {
  const t = useTranslations("docs");
  return (
    <span lang={useLocale()} className={className}>
      <CopyButton
        text={code}
        words={{
          copy: t("copy"),
          copied: t("copied"),
          name: t("copyWhat", { what: name }),
          done: t("copiedWhat", { what: name }),
        }}
        className="min-h-8 rounded-lg px-2.5 text-[0.8125rem] text-code-quiet hover:text-code-text print:hidden"
      />
    </span>
  );
}
