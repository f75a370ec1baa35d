/** The way out: it stands last, asks once, and says until when the plan runs. */
import { useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { DANGER } from "../ui/button-styles";
import { Day } from "../ui/day";
import { SubmitButton } from "../ui/submit-button";
import { CancelQuestion } from "./cancel-question";

type Props = {
  readonly view: SubscriptionPageView;
  readonly cancel: () => Promise<void>;
  readonly asking: boolean;
};

export function CancelSection({ view, cancel, asking }: Props) {
  const t = useTranslations("subscription");
  return (
    <section id="cancel" className="mt-6">
      <CancelQuestion
        asking={asking}
        label={t("cancel")}
        back={t("cancelBack")}
        buttonLook={DANGER}
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
