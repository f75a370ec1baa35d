/** What the checkout page shows by the session's phase: the form, the wait or the result. */
import type { ComponentProps } from "react";
import { AutomaticPayment } from "./automatic-payment";
import { OpenCheckout } from "./open-checkout";
import { Processing } from "./processing";
import { Result } from "./result";

export function CheckoutPhase(props: ComponentProps<typeof OpenCheckout>) {
  const { view, plan } = props;
  if (view.receipt !== null) return <Result view={view} receipt={view.receipt} plan={plan} />;
  if (view.phase === "processing") return <Processing view={view} />;
  if (view.phase === "automatic") return <AutomaticPayment view={view} />;
  return <OpenCheckout {...props} />;
}
