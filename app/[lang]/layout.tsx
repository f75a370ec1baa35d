/** The root of every hosted page: language, direction, fonts, and what pages share in the browser. */
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { useTranslations } from "next-intl";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { FreshOnReturn } from "@/components/shell/fresh-on-return";
import { TroubleWords } from "@/components/shell/trouble-words";
import { directionOf, languageOf } from "@/server/i18n/languages";
import "../fonts.css";
import "../globals.css";

export const metadata: Metadata = { title: "Sarraf", robots: { index: false, follow: false } };
export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f4f7f6" },
    { media: "(prefers-color-scheme: dark)", color: "#0c1211" },
  ],
};

type Props = { readonly params: Promise<{ lang: string }>; readonly children: ReactNode };

export default async function HostedLayout({ params, children }: Props) {
  const language = languageOf((await params).lang);
  if (language === null) notFound();
  setRequestLocale(language);
  return (
    <html lang={language} dir={directionOf(language)}>
      <body>
        <FreshOnReturn />
        <WithTroubleWords>{children}</WithTroubleWords>
      </body>
    </html>
  );
}

/** The error page runs in the browser, where no messages are; it finds its words here. */
function WithTroubleWords({ children }: { children: ReactNode }) {
  const t = useTranslations("error");
  return <TroubleWords words={{ title: t("title"), body: t("body"), retry: t("retry") }}>{children}</TroubleWords>;
}
