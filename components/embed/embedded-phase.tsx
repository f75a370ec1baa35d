import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CheckoutAppearance } from "@/sdk/web/types";
import type { CheckoutView, Receipt } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { isNothing } from "@/server/kernel/money-text";
import { AnswerPopup } from "../checkout/answer-popup";
import { AutomaticPayment } from "../checkout/automatic-payment";
import { FOLLOWS_WALLET } from "../checkout/by-wallet";
import { CancelPayment } from "../checkout/cancel-payment";
import { ChallengeStep } from "../checkout/challenge-step";
import { hasNoWay, type OfferChange } from "../checkout/choices";
import type { DeviceSheetActions } from "../checkout/device-sheet-button";
import type { MethodFormState } from "../checkout/form-answer";
import { LastFailure } from "../checkout/last-failure";
import { NoMethods } from "../checkout/no-methods";
import { PaymentForm, type ShownForm } from "../checkout/payment-form";
import { Processing } from "../checkout/processing";
import type { RemoveCardAction } from "../checkout/remove-card";
import { ResultAmount } from "../checkout/result-amount";
import { ResultSentence } from "../checkout/result-sentence";
import { ResultSign } from "../checkout/result-sign";
import { headingOf, signOf } from "../checkout/result-words";
import { TrustLine } from "../checkout/trust-line";
import type { CodeSaid, WalletActions } from "../checkout/wallet-actions";
import { WalletStep } from "../checkout/wallet-step";
import { occasionOf } from "../payment/occasion";
import { StatusWatcher } from "../payment/status-watcher";
import { brandStyle } from "../shell/brand-style";
import { MerchantTerms } from "../shell/merchant-contact";
import { OfflineBanner } from "../shell/offline-banner";
import { PRIMARY } from "../ui/button-styles";
import { Surface } from "../ui/surface";
import { appearanceStyle } from "./appearance-style";
import { AskHost } from "./ask-host";
import { AskedBefore } from "./asked-before";
import { Leaving } from "./leaving";
import { PaymentDetails } from "./payment-details";
import type { FramePlace } from "./say-to";
import { waysOf } from "./ways";
import { whomToAsk } from "./whom-to-ask";

type Props = {
  readonly view: CheckoutView;
  readonly plan: CheckoutPlan | null;
  readonly frame: FramePlace;
  readonly address: string;
  readonly changedAddress: string;
  readonly look: ShownForm & { readonly showsDetails: boolean; readonly appearance: CheckoutAppearance };
  readonly leaving: string | null;
  readonly changed: OfferChange | null;
  readonly codeSaid: CodeSaid | null;
  readonly walletForms: WalletActions | null;
  readonly closeChallenge: (() => Promise<void>) | null;
  readonly sheets: DeviceSheetActions;
  readonly start: (state: MethodFormState, form: FormData) => Promise<MethodFormState>;
  readonly remove: RemoveCardAction;
  readonly cancel: () => Promise<void>;
  readonly inApp: ReactNode;
};

export function EmbeddedPhase(props: Props) {
  const t = useTranslations("shell");
  const { brand, testMode } = props.view;
  const { appearance } = props.look;
  const style = { ...brandStyle(brand), ...appearanceStyle(appearance) };
  return (
    <>
      {testMode && !props.look.isExpress && (
        <p className="mb-1 rounded-row bg-warning-soft px-4 py-1.5 text-center text-[0.8125rem] text-warning forced-colors:border">
          {t("testMode")}
        </p>
      )}
      {props.inApp}
      <div className={`${brand.colors === null ? "" : "branded"} ${appearance.spacing ? "spaced" : ""}`} style={style}>
        <Phase {...props} />
      </div>
    </>
  );
}

function Phase(props: Props) {
  const { view, plan, frame, address, leaving } = props;
  if (view.receipt !== null) return <Ended view={view} receipt={view.receipt} plan={plan} />;
  if (view.phase === "processing") return <Processing view={view} />;
  if (view.phase === "automatic") return <AutomaticPayment view={view} />;
  if (leaving === null) return <Question {...props} />;
  const { sessionId, version } = view;
  return (
    <Leaving {...{ frame, sessionId, address, version }} path={leaving}>
      <WayOut path={leaving} />
    </Leaving>
  );
}

function Question(props: Props) {
  const { view, frame, address, look, changed } = props;
  const content = (
    <>
      <AnswerPopup view={view} />
      <LastFailure view={view} changed={changed} />
      {hasNoWay(view) ? (
        !look.isExpress && <NoMethods merchant={view.merchantName} />
      ) : (
        <AskedBefore frame={frame}>
          <ChallengeStep view={view} home={address} close={props.closeChallenge}>
            <WalletStep view={view} home={address} said={props.codeSaid} actions={props.walletForms}>
              <AskedForm {...props} />
            </WalletStep>
          </ChallengeStep>
        </AskedBefore>
      )}
      <StatusWatcher sessionId={view.sessionId} version={view.version} />
    </>
  );
  return <div className={FOLLOWS_WALLET}>{look.isExpress ? content : <Surface part="main">{content}</Surface>}</div>;
}

function AskedForm(props: Props) {
  const { view, plan, frame, address, changedAddress, look, start, sheets, remove } = props;
  const showsAmounts = look.showsDetails && !look.isExpress && !isNothing(view.amount.amount);
  const amounts = showsAmounts && <PaymentDetails view={view} />;
  const { sessionId } = view;
  const ways = waysOf(view);
  return (
    <AskHost {...{ frame, sessionId, changedAddress, ways }} asked={whomToAsk(ways)}>
      <PaymentForm
        {...{ view, plan, start, sheets, remove, amounts }}
        checkout={address}
        below={look.isExpress ? null : <Below {...props} />}
        shown={look}
      />
    </AskHost>
  );
}

function Below({ view, plan, cancel }: Props) {
  const t = useTranslations("shell");
  return (
    <>
      {/* The failure banner is beside the button, because the top of a high frame may be out of sight. */}
      <OfflineBanner text={t("offline")} />
      <CancelPayment
        occasion={occasionOf(view.paymentType, plan)}
        merchant={view.merchantName}
        asking={false}
        cancel={cancel}
      />
      {view.methods.some(({ cardEntry }) => cardEntry !== null) && <TrustLine merchant={view.merchantName} />}
      <div data-part="terms-container" className="text-[0.8125rem] text-muted">
        <MerchantTerms {...view.brand} />
      </div>
    </>
  );
}

function WayOut({ path }: { path: string }) {
  const t = useTranslations("checkout");
  return (
    <Surface part="main" className="text-center">
      <p role="status" className="mb-5 text-text">
        {t("opening")}
      </p>
      <a href={path} target="_top" className={PRIMARY}>
        {t("continue")}
      </a>
    </Surface>
  );
}

type EndedProps = { readonly view: CheckoutView; readonly receipt: Receipt; readonly plan: CheckoutPlan | null };

function Ended({ view, receipt, plan }: EndedProps) {
  const t = useTranslations("result");
  const { referenceNumber } = receipt;
  return (
    <Surface part="main">
      <div role="status" className="text-center">
        <ResultSign sign={signOf(receipt)} />
        <h1 className="mt-5 text-[1.25rem] leading-snug">
          {t(headingOf({ receipt, paymentType: view.paymentType, plan }))}
        </h1>
        <ResultAmount receipt={receipt} />
        <p className="mt-2 text-muted">
          <ResultSentence view={view} receipt={receipt} plan={plan} />
        </p>
        {referenceNumber !== null && (
          <p className="mt-2 text-[0.875rem] text-muted">
            {t("reference")}{" "}
            <bdi dir="ltr" className="select-all font-mono font-semibold text-ink">
              {referenceNumber}
            </bdi>
          </p>
        )}
      </div>
      <StatusWatcher sessionId={view.sessionId} version={view.version} />
    </Surface>
  );
}
