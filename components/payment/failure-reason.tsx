import { useLocale, useTranslations } from "next-intl";
import type { Failure } from "@/server/domain/payments";
import { chargeReason } from "@/server/kernel/charge-reason";

/**
 * The text of a known decline; otherwise the gateway's text, which is English, so that pages in other
 * languages introduce it with a sentence.
 */
export function FailureReason({ text, decline }: { text: string; decline: Failure["decline"] }) {
  const language = useLocale();
  const why = useTranslations("mail.why");
  const declines = useTranslations("decline");
  if (decline !== null && decline !== "unknown") return <bdi>{declines(decline)}</bdi>;
  return <bdi>{language === "en" ? text : why(chargeReason(text))}</bdi>;
}
