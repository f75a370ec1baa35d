import { useLocale, useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { quoteOf } from "../payment/quote";
import { Amount } from "../ui/amount";
import { PRIMARY, QUIET } from "../ui/button-styles";
import { HiddenField } from "../ui/hidden-fields";
import { SubmitButton } from "../ui/submit-button";
import { SHOWN } from "./page-address";
import type { SelfService } from "./self-service";

type Props = { readonly view: SubscriptionPageView; readonly actions: SelfService };

export function PayForms({ view, actions }: Props) {
  const t = useTranslations("subscription");
  const working = useTranslations("checkout")("working");
  const language = useLocale();
  const active = view.cards.some(({ isActive }) => isActive);
  return (
    <div className="mt-6">
      <form action={actions.pay}>
        {view.outstanding !== null && <HiddenField name={SHOWN} value={quoteOf(view.outstanding)} />}
        <SubmitButton className={`${PRIMARY} flex-wrap`} working={working} describedBy="outstanding">
          <span>{t("pay")}</span>
          {view.outstanding !== null && (
            // The accessible name of a payment button is its action; its description is the amount.
            <span id="outstanding" aria-hidden="true" className="whitespace-nowrap">
              <span className="max-sm:hidden">· </span>
              <Amount money={view.outstanding} language={language} />
            </span>
          )}
        </SubmitButton>
      </form>
      {active && (
        <form action={actions.payWithNewCard} className="mt-2 text-center">
          <SubmitButton className={QUIET} working={t("opening")}>
            {t("payOther")}
          </SubmitButton>
        </form>
      )}
    </div>
  );
}
