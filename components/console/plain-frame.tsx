import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Language } from "@/server/kernel/types";
import { LanguageLink } from "../shell/language-link";
import { OfflineBanner } from "../shell/offline-banner";

type Props = {
  readonly language: Language;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly otherHref: string;
  readonly children: ReactNode;
};

export function PlainFrame({ language, title, lead, otherHref, children }: Props) {
  const t = useTranslations("console.shell");
  const shell = useTranslations("shell");
  const start = useTranslations("start");
  const other = language === "ar" ? "en" : "ar";
  return (
    <div className="console flex min-h-dvh flex-col">
      <OfflineBanner text={shell("offline")} />
      <header className="mx-auto flex w-full max-w-96 items-center justify-between px-4 py-5">
        <span className="flex items-center gap-2.5 font-semibold text-base text-ink">
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-lg bg-ink text-[0.875rem] text-canvas forced-colors:border"
          >
            {[...start("title")][0]}
          </span>
          {start("title")}
        </span>
        <LanguageLink href={otherHref} language={other}>
          {t("otherLanguage")}
        </LanguageLink>
      </header>
      <main className="mx-auto w-full max-w-96 grow px-4 pb-12">
        <div className="rounded-[0.875rem] border border-line bg-surface px-5 py-6">
          <h1>{title}</h1>
          {lead !== undefined && <p className="mt-1 text-muted">{lead}</p>}
          <div className="mt-5">{children}</div>
        </div>
      </main>
    </div>
  );
}
