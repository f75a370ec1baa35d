import type { ComponentProps } from "react";
import { AnswerPopup } from "./answer-popup";
import { AutomaticPayment } from "./automatic-payment";
import { Confirming } from "./confirming";
import { MailReceipt, type ReceiptAction } from "./mail-receipt";
import { OpenCheckout } from "./open-checkout";
import { Processing } from "./processing";
import { Result } from "./result";

type Props = ComponentProps<typeof OpenCheckout> & {
  readonly askForReceipt: ReceiptAction;
  readonly isConfirming: boolean;
};

export function CheckoutPhase({ askForReceipt, isConfirming, ...props }: Props) {
  const { view, plan } = props;
  if (view.receipt !== null) {
    const mail = view.receiptMail && <MailReceipt mail={view.receiptMail} action={askForReceipt} />;
    return (
      <>
        <AnswerPopup view={view} />
        <Result view={view} receipt={view.receipt} plan={plan} mail={mail} />
      </>
    );
  }
  if (view.phase === "processing") return <Processing view={view} />;
  if (view.phase === "automatic") return <AutomaticPayment view={view} />;
  if (isConfirming && view.awaitsGateway) return <Confirming view={view} checkout={props.checkout} />;
  return <OpenCheckout {...props} />;
}
