/** Why the last try did not go through, and that nothing was charged. */
import { useTranslations } from "next-intl";
import type { Failure } from "@/server/domain/payments";
import { Banner } from "../ui/banner";

export function FailureBanner({ failure }: { failure: Failure }) {
  const t = useTranslations("failure");
  return (
    <Banner title={t(`${failure.kind}Title`)}>
      <p>{t(failure.kind === "credit" ? "creditAdvice" : "advice")}</p>
      {failure.message !== null && failure.kind !== "canceled" && (
        <p className="mt-1 wrap-anywhere text-[13px]">
          {t("reason")}: <bdi>{failure.message}</bdi>
        </p>
      )}
    </Banner>
  );
}
