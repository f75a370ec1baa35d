/** The gateway's reason in words that a customer understands. */
import { useLocale, useTranslations } from "next-intl";
import { chargeReason } from "@/server/kernel/charge-reason";

/** Gateways answer in English: on a page in another language, the reason is told in its words. */
export function FailureReason({ text }: { text: string }) {
  const language = useLocale();
  const why = useTranslations("mail.why");
  return <bdi>{language === "en" ? text : why(chargeReason(text))}</bdi>;
}
