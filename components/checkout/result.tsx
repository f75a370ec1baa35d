import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CheckoutView, Receipt } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { isolated } from "@/server/kernel/isolated";
import { StatusWatcher } from "../payment/status-watcher";
import { PRIMARY } from "../ui/button-styles";
import { Surface } from "../ui/surface";
import { AutoReturn } from "./auto-return";
import { ReceiptButtons } from "./receipt-buttons";
import { ReceiptFacts } from "./receipt-facts";
import { RefreshSoon } from "./refresh-soon";
import { ResultAmount } from "./result-amount";
import { ResultSentence } from "./result-sentence";
import { ResultSign } from "./result-sign";
import { headingOf, signOf } from "./result-words";

const RECEIPTS: ReadonlySet<string> = new Set(["paid", "authorized", "cod"]);

type Props = {
  readonly view: CheckoutView;
  readonly receipt: Receipt;
  readonly plan: CheckoutPlan | null;
};

export function Result({ view, receipt, plan, mail }: Props & { readonly mail?: ReactNode }) {
  const t = useTranslations("result");
  const planned = useTranslations("plan");
  const language = useLocale();
  const ended = { receipt, paymentType: view.paymentType, plan };
  return (
    <Surface>
      <div role="status" className="text-center">
        <ResultSign sign={signOf(receipt)} />
        <h1 className="mt-5 text-[1.25rem] leading-snug">{t(headingOf(ended))}</h1>
        <ResultAmount receipt={receipt} />
        <p className="mt-2 mb-6 text-balance text-muted">
          <WhatNow view={view}>
            <ResultSentence view={view} receipt={receipt} plan={plan} />
          </WhatNow>
        </p>
      </div>
      <ReceiptFacts view={view} receipt={receipt} plan={plan} />
      <div className="mt-6 grid gap-3 empty:hidden print:hidden">
        {view.returnUrl !== null && (
          <a href={view.returnUrl} className={PRIMARY}>
            {view.returnsToSubscription ? planned("return") : t("return")}
          </a>
        )}
        {RECEIPTS.has(receipt.outcome) && <ReceiptButtons words={{ print: t("print"), share: t("share") }} />}
      </div>
      {mail}
      {view.returnUrl === null && (
        <p className="mt-6 text-center text-[0.875rem] text-muted print:hidden">
          {plan?.fromPage ? planned("returnByLink") : t("close")}
        </p>
      )}
      {plan?.purpose === "setup" && receipt.outcome === "paid" && !plan.fromPage && plan.firstOn !== null && (
        <p className="mt-4 text-center text-[0.875rem] text-muted">
          {planned("manage", { merchant: isolated(view.merchantName, language) })}
        </p>
      )}
      {view.telling && <RefreshSoon />}
      <StatusWatcher sessionId={view.sessionId} version={view.version} />
    </Surface>
  );
}

type WhatNowProps = { readonly view: CheckoutView; readonly children: ReactNode };

function WhatNow({
  view: { returnUrl, returnsToSubscription, autoReturn, telling, merchantName },
  children,
}: WhatNowProps) {
  const t = useTranslations();
  const merchant = isolated(merchantName, useLocale());
  const going = returnsToSubscription ? t("plan.returning") : t("result.returning", { merchant });
  if (returnUrl === null) return children;
  if (telling) return going;
  return autoReturn ? <AutoReturn href={returnUrl} going={going} staying={children} /> : children;
}
