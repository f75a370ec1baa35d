import { setRequestLocale } from "next-intl/server";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { readEmbedding } from "@/server/domain/sdk";
import { languageOf } from "@/server/i18n/languages";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { pageContext } from "@/server/pages/view";
import { NativeScript } from "../native-script";

type Props = { readonly params: Promise<{ lang: string; session_id: string }> };

export default async function NativeEmbedPage({ params }: Props) {
  const { lang, session_id: sessionId } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const system = await pageContext();
  const embedding = await busyPage(readEmbedding(system, { sessionId, origin: null, key: "", language }));
  if (embedding === BUSY) return <Overloaded />;
  if (embedding === null) return <Missing lang={language} />;
  return (
    <main data-embedded="" className="p-1" suppressHydrationWarning>
      <NativeScript sessionId={sessionId} lang={language} />
    </main>
  );
}
