import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/server/kernel/types";

export const LINK = "text-accent underline underline-offset-4";

export const SUMMARY =
  "flex min-h-11 items-center gap-2 before:inline-block before:w-3 before:font-mono before:text-accent before:content-['+'] [[open]>&]:before:content-['−']";

export function Title({ of: { title, lang } }: { of: { readonly title: ReactNode; readonly lang: Language } }) {
  if (lang === useLocale()) return title;
  return (
    <span lang={lang} dir={lang === "ar" ? "rtl" : "ltr"}>
      {title}
    </span>
  );
}

export function Code({ children }: { children: ReactNode }) {
  return (
    <code
      dir="ltr"
      className="wrap-anywhere rounded-md bg-accent-soft px-1.5 py-0.5 font-mono text-[0.8125rem] text-ink [unicode-bidi:isolate]"
    >
      {children}
    </code>
  );
}
