/** The page in a frame of the checkout or embedded payment. Only this page loads a gateway's script. */
import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { EncryptedFields } from "@/components/encrypted-card/encrypted-fields";
import { readCardFields } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { allowFraming } from "@/server/pages/framing";
import { allowSources } from "@/server/pages/sources";
import { pageContext } from "@/server/pages/view";

type Props = {
  readonly params: Promise<{ lang: string; session_id: string; code: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export const metadata: Metadata = { robots: { index: false } };

export default async function CardFieldsPage({ params, searchParams }: Props) {
  const { lang, session_id: sessionId, code } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const pgCode = decodeURIComponent(code);
  const read = await busyPage(readCardFields(await pageContext(), { sessionId, pgCode }));
  if (read === BUSY) return <Overloaded />;
  if (read === null) return <Missing lang={language} />;
  const { script, entry, origins } = read;
  await allowFraming({ ownPagesOn: origins });
  await allowSources("frame-src", [script.origin]);
  await allowSources("connect-src", [script.origin]);
  const { scheme } = await searchParams;
  return (
    <EncryptedFields script={script} entry={entry} scheme={scheme === "light" || scheme === "dark" ? scheme : null} />
  );
}
