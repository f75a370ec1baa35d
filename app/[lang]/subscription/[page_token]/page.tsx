/** The customer's self-service page. Its link is a credential and is kept out of logs and search indexes. */
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { PageShell } from "@/components/shell/page-shell";
import {
  claimedBy,
  emailErrorIn,
  FROM_SESSION,
  HISTORY_ROWS,
  saysChanged,
  single,
} from "@/components/subscription/page-address";
import { SubscriptionPage } from "@/components/subscription/subscription-page";
import { ASK } from "@/components/ui/ask";
import { readSubscriptionPage } from "@/server/domain/subscriptions";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import type { Language } from "@/server/kernel/types";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { missingTitle, pageIcons } from "@/server/pages/page-titles";
import { pageContext } from "@/server/pages/view";
import { wordsIn } from "@/server/signed-words";
import { selfServiceOf } from "./self-service";

type Query = Readonly<Record<string, string | string[] | undefined>>;

type Props = {
  readonly params: Promise<{ lang: string; page_token: string }>;
  readonly searchParams: Promise<Query>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ lang, page_token: token }, query] = await Promise.all([params, searchParams]);
  const locale = languageOf(lang) ?? "en";
  const view = await readPage(token, locale, ...askedRows(query));
  if (view === null) return missingTitle(locale);
  const t = await getTranslations({ locale, namespace: "subscription" });
  return { title: t("title"), ...(view !== BUSY && pageIcons(view.brand)) };
}

export default async function Subscription({ params, searchParams }: Props) {
  const [{ lang, page_token: token }, query] = await Promise.all([params, searchParams]);
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const view = await readPage(token, language, ...askedRows(query));
  if (view === BUSY) return <Overloaded />;
  if (view === null) return <Missing lang={language} />;
  const place = { lang: language, token };
  const words = wordsIn(`/subscription/${token}`, query);
  return (
    <PageShell
      brand={view.brand}
      isTestMode={view.testMode}
      otherHref={`/${otherLanguage(language)}/subscription/${token}`}
      width="medium"
    >
      <SubscriptionPage
        view={view}
        token={token}
        asksToCancel={query[ASK] === "cancel"}
        claimed={claimedBy(words)}
        balanceChanged={saysChanged(words)}
        emailError={emailErrorIn(words)}
        actions={selfServiceOf(place)}
      />
    </PageShell>
  );
}

function askedRows(query: Query): [rows: number, from: string | null] {
  return [Number(query[HISTORY_ROWS]), single(query, FROM_SESSION)];
}

const readPage = cache(async (token: string, language: Language, rows: number, from: string | null) =>
  busyPage(readSubscriptionPage(await pageContext(), token, { rows, language, from })),
);
