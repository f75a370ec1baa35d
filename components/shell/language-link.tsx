"use client";
import Link from "next/link";
import type { ReactNode } from "react";
/**
 * Switches the language without a reload, so that typed text stays in memory; a plain link without
 * JavaScript.
 */
import type { Language } from "@/server/kernel/words";

type Props = { readonly href: string; readonly language: Language; readonly children: ReactNode };

export function LanguageLink({ href, language, children }: Props) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      lang={language}
      hrefLang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      onClick={(event) => {
        // Without a network connection the link does nothing, so that the page is not lost.
        if (!navigator.onLine) event.preventDefault();
      }}
      className="inline-flex min-h-11 shrink-0 items-center rounded-button px-2.5 text-muted underline-offset-4 hover:text-ink hover:underline print:hidden [&:lang(ar)]:font-system"
    >
      {children}
    </Link>
  );
}
