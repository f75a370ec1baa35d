import { useLocale, useTranslations } from "next-intl";
import type { DeclineWord } from "@/server/domain/console";

type Props = { readonly text: string; readonly word: DeclineWord };

/** True if the gateway's English text is shown: on Arabic pages only for unknown reasons. */
export function showsGatewayText(word: DeclineWord, language: string): boolean {
  return language === "en" || word === "unknown";
}

export function GatewayText({ text, word }: Props) {
  const t = useTranslations("console.declines");
  const isShown = showsGatewayText(word, useLocale());
  return isShown ? <bdi lang="en">{text}</bdi> : t(`${word}.means`);
}
