import type { Metadata } from "next";
import { Missing } from "@/app/[lang]/refusals";
import { languageOf } from "@/server/i18n/languages";
import { missingTitle } from "@/server/pages/page-titles";

type Props = { readonly params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return missingTitle(languageOf((await params).lang) ?? "en");
}

export default async function NothingHere({ params }: Props) {
  return <Missing lang={(await params).lang} />;
}
