/** The gateway's reason in words that a customer understands. */
import { useLocale, useTranslations } from "next-intl";
import { chargeReason } from "@/server/kernel/charge-reason";

/** Gateways answer in English: on a page in another language, known reasons are shown in its words. */
export function FailureReason({ text }: { text: string }) {
  const language = useLocale();
  const why = useTranslations("mail.why");
  const reason = chargeReason(text);
  return <bdi>{language === "en" || reason === "other" ? text : why(reason)}</bdi>;
}
