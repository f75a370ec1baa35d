import { useLocale, useTranslations } from "next-intl";
import { isolated } from "@/server/kernel/isolated";
import type { Occasion } from "../payment/occasion";
import { AskedFirst } from "../ui/asked-first";
import { DANGER, QUIET } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";

type Props = {
  readonly occasion: Occasion;
  readonly merchant: string;
  readonly asking: boolean;
  readonly cancel: () => Promise<void>;
};

export function CancelPayment({ occasion, merchant, asking, cancel }: Props) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const label = occasion === "saveCard" ? t("cancelSaving") : t("cancel");
  return (
    <div id="cancel" className="mt-2">
      <AskedFirst
        isAsking={asking}
        label={label}
        back={t("cancelBack")}
        buttonLook={QUIET}
        frameLook="rounded-row border border-line p-4 text-start"
        question={
          <>
            <p className="font-semibold text-ink">{t("cancelQuestion")}</p>
            <p className="mb-4 text-text">{t("cancelText", { merchant: isolated(merchant, language) })}</p>
            <form action={cancel}>
              <SubmitButton className={DANGER} working={t("canceling")}>
                {label}
              </SubmitButton>
            </form>
          </>
        }
      />
    </div>
  );
}
