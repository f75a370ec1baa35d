import { useTranslations } from "next-intl";
import type { Failure } from "@/server/domain/payments";
import { FailureReason } from "../payment/failure-reason";
import { Banner } from "../ui/banner";

type Props = {
  readonly failure: Failure;
  readonly hasOthers: boolean;
};

/** Going back from a gateway's page is no failure, so screen readers do not announce it as an alert. */
export function FailureBanner({ failure: { kind, message, decline }, hasOthers }: Props) {
  const t = useTranslations("failure");
  return (
    <Banner title={t(`${kind}Title`)} tone={kind === "canceled" ? "note" : "bad"}>
      <p>{t(adviceOn(kind, hasOthers))}</p>
      {message !== null && (kind === "failed" || kind === "error") && (
        <p className="mt-1 wrap-anywhere text-[0.8125rem]">
          {t("reason")}: <FailureReason text={message} decline={decline} />
        </p>
      )}
    </Banner>
  );
}

function adviceOn(kind: Failure["kind"], hasOthers: boolean) {
  if (kind === "credit" || kind === "amount") return "changedAdvice";
  if (kind === "card") return "cardAdvice";
  if (kind === "given_back") return "given_backAdvice";
  if (kind === "unknown_card") return "testCardAdvice";
  return hasOthers ? "advice" : "adviceAgain";
}
