import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { unbranded } from "@/server/kernel/brand";
import type { Language } from "@/server/kernel/types";
import { LanguageLink } from "../shell/language-link";
import { MerchantMark } from "../shell/merchant-mark";
import { OfflineBanner } from "../shell/offline-banner";
import { FormsOf } from "./form/form-owner";

type Props = {
  readonly language: Language;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly otherHref: string;
  readonly user?: string;
  readonly children: ReactNode;
};

export function PlainFrame({ language, title, lead, otherHref, user, children }: Props) {
  const t = useTranslations("console.shell");
  const shell = useTranslations("shell");
  const start = useTranslations("start");
  const other = language === "ar" ? "en" : "ar";
  return (
    <div className="console flex min-h-dvh flex-col">
      <OfflineBanner text={shell("offline")} />
      <header className="mx-auto flex w-full max-w-96 items-center justify-between px-4 py-5">
        <div className="text-base">
          <MerchantMark brand={unbranded(start("title"))} />
        </div>
        <LanguageLink href={otherHref} language={other}>
          {t("otherLanguage")}
        </LanguageLink>
      </header>
      <main className="mx-auto w-full max-w-96 grow px-4 pb-12">
        <div className="rounded-[0.875rem] border border-line bg-surface px-5 py-6">
          <h1>{title}</h1>
          {lead !== undefined && <p className="mt-1 text-muted">{lead}</p>}
          <div className="mt-5">{user === undefined ? children : <FormsOf user={user}>{children}</FormsOf>}</div>
        </div>
      </main>
    </div>
  );
}
