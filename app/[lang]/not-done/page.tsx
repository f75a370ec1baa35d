/** The page shown when a form was not processed and nothing was charged, with links back. */
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Missing } from "@/app/[lang]/refusals";
import { NotDonePage } from "@/components/shell/not-done-page";
import { languageOf } from "@/server/i18n/languages";
import { answerRefusal, causeIn, wayBack } from "@/server/pages/form-refusal";

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
  const cause = causeIn(NOT_DONE, query);
  if (cause === null) redirect(back);
  const why = await answerRefusal(cause);
  return <NotDonePage why={why} back={back} />;
}
