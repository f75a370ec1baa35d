import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/server/kernel/types";
import { ErrorPageWords } from "./error-page-words";
import { FreshOnReturn } from "./fresh-on-return";

export function HostedDocument({ language, children }: { language: Language; children: ReactNode }) {
  const t = useTranslations("error");
  const shell = useTranslations("shell");
  const words = {
    language,
    title: t("title"),
    body: t("body"),
    retry: t("retry"),
    otherLanguage: shell("otherLanguage"),
  };
  return (
    <html lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
      <body>
        <FreshOnReturn />
        <ErrorPageWords words={words}>{children}</ErrorPageWords>
      </body>
    </html>
  );
}
