/** The gateway's reason in words that a customer understands. */
import { useLocale, useTranslations } from "next-intl";
import type { Failure } from "@/server/domain/payments";
import { chargeReason } from "@/server/kernel/charge-reason";

/**
 * What a sorted decline means; else the gateway's own text. Gateways answer in English: on a page in another
 * language, that is told in its words.
 */
export function FailureReason({ text, decline }: { text: string; decline: Failure["decline"] }) {
  const language = useLocale();
  const why = useTranslations("mail.why");
  const declines = useTranslations("decline");
  if (decline !== null && decline !== "unknown") return <bdi>{declines(decline)}</bdi>;
  return <bdi>{language === "en" ? text : why(chargeReason(text))}</bdi>;
}
