import type { CheckoutView, Failure } from "@/server/domain/payments";
import { countWays, type OfferChange } from "./choices";
import { FailureBanner } from "./failure-banner";
import { FailureInSight } from "./failure-in-sight";

type Props = {
  readonly view: CheckoutView;
  readonly changed: OfferChange | null;
};

const CHANGED: Readonly<Record<OfferChange, Failure>> = {
  wallet: { kind: "credit", message: null, decline: null },
  amount: { kind: "amount", message: null, decline: null },
  card: { kind: "card", message: null, decline: null },
};

export function LastFailure({ view, changed }: Props) {
  const last = changed === null ? view.lastFailure : CHANGED[changed];
  // If a wallet payment was begun after the failed attempt, the wallet's page is shown instead.
  const failure = view.tried === null ? last : null;
  return (
    <FailureInSight sessionId={view.sessionId} about={failure && `${failure.kind} ${view.attempts}`}>
      {failure !== null && <FailureBanner failure={failure} hasOthers={countWays(view) > 1} />}
    </FailureInSight>
  );
}
