import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { HostedDocument } from "@/components/shell/hosted-document";
import { preloadFonts } from "@/components/shell/preload-fonts";
import { languageOf } from "@/server/i18n/languages";
import "../fonts.css";
import "../globals.css";

export { PAGE_METADATA as metadata, PAGE_VIEWPORT as viewport } from "@/server/pages/metadata";

type Props = { readonly params: Promise<{ lang: string }>; readonly children: ReactNode };

/** A path with an unknown language shows the page "not found". */
export default async function HostedLayout({ params, children }: Props) {
  const language = languageOf((await params).lang) ?? "en";
  setRequestLocale(language);
  preloadFonts(language);
  return <HostedDocument language={language}>{children}</HostedDocument>;
}
