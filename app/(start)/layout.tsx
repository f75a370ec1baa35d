/**
 * Root layout of the English start page and of redirects to documentation; the Arabic start page is at /ar.
 */
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { HostedDocument } from "@/components/shell/hosted-document";
import { preloadFonts } from "@/components/shell/preload-fonts";
import "../fonts.css";
import "../globals.css";

export { PAGE_METADATA as metadata, PAGE_VIEWPORT as viewport } from "@/server/pages/metadata";

export default function StartLayout({ children }: { children: ReactNode }) {
  setRequestLocale("en");
  preloadFonts("en");
  return <HostedDocument language="en">{children}</HostedDocument>;
}
