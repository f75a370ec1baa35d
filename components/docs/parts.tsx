import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/server/kernel/types";

export const LINK = "text-accent underline underline-offset-4";

export const SUMMARY =
  "flex min-h-11 items-center gap-2 before:inline-block before:w-3 before:font-mono before:text-accent before:content-['+'] [[open]>&]:before:content-['−']";

const METHODS: Readonly<Record<string, string>> = {
  GET: "bg-info-soft text-info",
  POST: "bg-good-soft text-good",
  DELETE: "bg-bad-soft text-bad",
};

export function Method({ name }: { name: string }) {
  return (
    <bdi
      dir="ltr"
      className={`inline-block min-w-10 shrink-0 rounded-md px-1.5 text-center font-semibold text-[0.6875rem] leading-5 forced-colors:border ${METHODS[name] ?? "bg-warning-soft text-warning"}`}
    >
      {name === "DELETE" ? "DEL" : name}
    </bdi>
  );
}

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
      className="wrap-anywhere rounded-md border border-line bg-sunken px-1 py-px font-mono text-[0.8125rem] text-ink [unicode-bidi:isolate]"
    >
      {children}
    </code>
  );
}
