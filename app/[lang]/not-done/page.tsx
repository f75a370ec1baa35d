/** The page shown when a form was not processed and nothing was charged, with links back. */
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Missing } from "@/app/[lang]/refusals";
import { NotDonePage } from "@/components/shell/not-done-page";
import { readEmbedding } from "@/server/domain/sdk";
import { languageOf } from "@/server/i18n/languages";
import { embedderIn } from "@/server/pages/embedder-in";
import { answerRefusal, causeIn, framersOf, wayBack } from "@/server/pages/form-refusal";
import { allowFraming } from "@/server/pages/framing";
import { pageContext } from "@/server/pages/view";
import { wordsIn } from "@/server/signed-words";

const NOT_DONE = "/not-done";

type Props = {
  readonly params: Promise<{ lang: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = languageOf((await params).lang) ?? "en";
  return { title: (await getTranslations({ locale, namespace: "failure" }))("notDone") };
}

export default async function NotDone({ params, searchParams }: Props) {
  const [{ lang }, query] = await Promise.all([params, searchParams]);
  const language = languageOf(lang);
  const back = wayBack(query.back);
  if (language === null || back === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const words = wordsIn(NOT_DONE, query);
  const cause = causeIn(words);
  if (cause === null) redirect(back);
  const embedder = embedderIn(back);
  if (embedder !== null) {
    const reading = readEmbedding(await pageContext(), { ...embedder, language });
    await allowFraming(await framersOf(reading, words.framer));
  }
  const why = await answerRefusal(cause);
  return <NotDonePage why={why} back={back} />;
}
