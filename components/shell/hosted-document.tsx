/** The document around every page: language, direction, and what pages share in the browser. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/server/kernel/types";
import { FreshOnReturn } from "./fresh-on-return";
import { TroubleWords } from "./trouble-words";

export function HostedDocument({ language, children }: { language: Language; children: ReactNode }) {
  const t = useTranslations("error");
  return (
    <html lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
      <body>
        <FreshOnReturn />
        <TroubleWords words={{ title: t("title"), body: t("body"), retry: t("retry") }}>{children}</TroubleWords>
      </body>
    </html>
  );
}
