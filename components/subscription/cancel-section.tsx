import { useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { AskedFirst } from "../ui/asked-first";
import { DANGER } from "../ui/button-styles";
import { Day } from "../ui/day";
import { SubmitButton } from "../ui/submit-button";

type Props = {
  readonly view: SubscriptionPageView;
  readonly cancel: () => Promise<void>;
  readonly isAsking: boolean;
};

export function CancelSection({ view, cancel, isAsking }: Props) {
  const t = useTranslations("subscription");
  return (
    <section id="cancel">
      <AskedFirst
        isAsking={isAsking}
        label={t("cancel")}
        back={t("cancelBack")}
        buttonLook={DANGER}
        frameLook="rounded-card border border-line bg-surface px-5 py-6 sm:px-7"
        question={
          <>
            <p className="font-semibold text-ink">{t("cancelQuestion")}</p>
            <p className="mb-4 text-text">
              <Consequence view={view} />
            </p>
            <form action={cancel}>
              <SubmitButton className={DANGER} working={t("canceling")}>
                {t("cancel")}
              </SubmitButton>
            </form>
          </>
        }
      />
    </section>
  );
}

function Consequence({ view: { status, runsUntil } }: { view: SubscriptionPageView }) {
  const t = useTranslations("subscription");
  if (runsUntil !== null) return t.rich("cancelText", { date: () => <Day on={runsUntil} /> });
  return t(status === "past_due" ? "cancelTextBalance" : "cancelTextSetup");
}
