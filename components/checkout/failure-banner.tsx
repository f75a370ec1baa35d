/** Why the last try did not go through, and that nothing was charged. */
import { useLocale, useTranslations } from "next-intl";
import type { Failure } from "@/server/domain/payments";
import { chargeReason } from "@/server/kernel/charge-reason";
import { Banner } from "../ui/banner";

export function FailureBanner({ failure }: { failure: Failure }) {
  const t = useTranslations("failure");
  return (
    <Banner title={t(`${failure.kind}Title`)}>
      <p>{t(failure.kind === "credit" || failure.kind === "amount" ? "changedAdvice" : "advice")}</p>
      {failure.message !== null && failure.kind !== "canceled" && (
        <p className="mt-1 wrap-anywhere text-[13px]">
          {t("reason")}: <Reason text={failure.message} />
        </p>
      )}
    </Banner>
  );
}

/** Gateways speak English: on a page in another language the reasons that are known are told in its words. */
function Reason({ text }: { text: string }) {
  const language = useLocale();
  const why = useTranslations("mail.why");
  const reason = chargeReason(text);
  return <bdi>{language === "en" || reason === "other" ? text : why(reason)}</bdi>;
}
