import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { HostedDocument } from "@/components/shell/hosted-document";
import { languageOf } from "@/server/i18n/languages";
import { pageNonce } from "@/server/pages/nonce";
import { InlineFrameStyle } from "../inline-frame-style";

export { PAGE_METADATA as metadata, PAGE_VIEWPORT as viewport } from "@/server/pages/metadata";

type Props = { readonly params: Promise<{ lang: string }>; readonly children: ReactNode };

export default async function FrameLayout({ params, children }: Props) {
  const language = languageOf((await params).lang) ?? "en";
  setRequestLocale(language);
  return (
    <HostedDocument language={language}>
      <InlineFrameStyle nonce={await pageNonce()} />
      {children}
    </HostedDocument>
  );
}
