import { useLocale, useTranslations } from "next-intl";
import type { PayView } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { isolated } from "@/server/kernel/isolated";
import { BackToSubscription } from "../payment/back-to-subscription";
import { addsUp, Breakdown } from "../payment/breakdown";
import { useNoticeWords } from "../payment/notice-words";
import { type Occasion, occasionOf } from "../payment/occasion";
import { hasFigure, NothingToday, PlanFigure, Working } from "../payment/occasion-parts";
import { OrderSummary, TimeLeft } from "../payment/order-summary";
import { COLUMNS, PAYMENT_SIDE } from "../payment/page-styles";
import { PlanTerms } from "../payment/plan-terms";
import { StatusWatcher } from "../payment/status-watcher";
import { useCardQuestion } from "../payment/use-card-question";
import { Amount, BigAmount } from "../ui/amount";
import { Banner } from "../ui/banner";
import { PRIMARY, QUIET } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { Surface } from "../ui/surface";
import { CardForm, type CardFormState } from "./card-form";

type Props = {
  readonly view: PayView;
  readonly plan: CheckoutPlan | null;
  readonly cameFrom: string | null;
  readonly token: string;
  readonly checkoutHref: string;
  readonly pay: (state: CardFormState, form: FormData) => Promise<CardFormState>;
  readonly cancel: () => Promise<void>;
};

export function OpenPayPage({ view, plan, cameFrom, token, checkoutHref, pay, cancel }: Props) {
  const t = useTranslations("pay");
  const occasion = occasionOf(view.paymentType, plan);
  return (
    <div className={COLUMNS}>
      <OrderSide view={view} plan={plan} occasion={occasion} />
      <Surface className={PAYMENT_SIDE}>
        <h2 className="mb-4 text-[1.125rem]">{t("heading")}</h2>
        <LastTry view={view} />
        <CardForm
          attempt={token}
          sessionId={view.sessionId}
          version={view.version}
          checkout={checkoutHref}
          question={useCardQuestion(view, { merchant: view.merchantName, plan, occasion, foldsTools: false })}
          notices={useNoticeWords()}
          action={pay}
          below={
            <>
              <BackToSubscription href={cameFrom} />
              <form action={cancel} className="mt-2 text-center">
                <SubmitButton className={QUIET} working={t("cancel")}>
                  {t("cancel")}
                </SubmitButton>
              </form>
            </>
          }
        >
          <div className="mt-6">
            <SubmitButton className={PRIMARY} working={<Working occasion={occasion} />}>
              <PayWords view={view} plan={plan} occasion={occasion} />
            </SubmitButton>
          </div>
        </CardForm>
      </Surface>
      <StatusWatcher sessionId={view.sessionId} version={view.version} />
    </div>
  );
}

type SideProps = Pick<Props, "view" | "plan"> & { readonly occasion: Occasion };

function OrderSide({ view, plan, occasion }: SideProps) {
  const titles = useTranslations("occasion");
  const language = useLocale();
  const charge = { ...view, charge: view.amount };
  const isPayment = occasion === "payment";
  return (
    <OrderSummary
      title={titles(`${occasion}.title`, { merchant: isolated(view.merchantName, language) })}
      orderNo={view.orderNo}
      lead={isPayment ? null : (plan?.planName ?? null)}
      description={isPayment ? (plan?.planName ?? null) : null}
      terms={plan === null ? <NothingToday occasion={occasion} /> : <PlanTerms plan={plan} />}
      figure={
        isPayment ? (
          <BigAmount money={view.total} language={language} />
        ) : hasFigure(occasion) ? (
          <PlanFigure plan={plan} occasion={occasion} />
        ) : null
      }
      breakdown={
        isPayment && addsUp(view.orderAmount, [charge], null) ? (
          <Breakdown amount={view.orderAmount} charge={charge} notes={[]} />
        ) : null
      }
      timeLeft={<TimeLeft seconds={view.secondsLeft} label={titles(`${occasion}.within`)} />}
    />
  );
}

/** The failure of the last card, shown above an empty form; not announced to screen readers as an alert. */
function LastTry({ view: { lastFailure } }: Pick<Props, "view">) {
  const t = useTranslations("pay");
  const kind = lastFailure?.kind;
  if (kind !== "failed" && kind !== "error" && kind !== "unknown_card") return null;
  return (
    <div className="mb-5">
      <Banner title={t(`last.${kind}`)} tone="note">
        <p>{t(kind === "unknown_card" ? "testCardAdvice" : "advice")}</p>
      </Banner>
    </div>
  );
}

function PayWords({ view, plan, occasion }: SideProps) {
  const titles = useTranslations("occasion");
  const language = useLocale();
  if (occasion === "saveCard" || occasion === "trial") return <span>{titles(`${occasion}.button`)}</span>;
  const money = occasion === "startsToday" && plan !== null ? plan.amount : view.total;
  return (
    <span>
      {titles("payment.button")} <Amount money={money} language={language} />
    </span>
  );
}
