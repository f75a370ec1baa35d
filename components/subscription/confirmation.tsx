/** Says that what the customer has just done is done. */
import { useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { cardName } from "../payment/display-names";
import { Arrival } from "./arrival";
import type { ClaimedConfirmation } from "./page-address";

type Props = { readonly view: SubscriptionPageView; readonly claimed: ClaimedConfirmation };

export function Confirmation({ view, claimed }: Props) {
  const t = useTranslations("subscription.done");
  const confirmed = confirmedOf(view, claimed);
  if (confirmed === null) return null;
  const active = view.cards.find(({ isActive }) => isActive);
  return (
    <Arrival key={view.version}>
      <span aria-hidden="true">✓</span>
      <p className="min-w-0 wrap-anywhere">
        {t.rich(confirmed, { card: () => <bdi dir="ltr">{active === undefined ? "" : cardName(active)}</bdi> })}
      </p>
    </Arrival>
  );
}

/** An address can be kept and opened again: only what is still so is confirmed. */
function confirmedOf(view: SubscriptionPageView, { done, card }: ClaimedConfirmation): "paid" | "card" | "kept" | null {
  const { status, cancellation, failure, checking, returnedFrom, cards } = view;
  if (checking) return null;
  const billed = status === "active" || status === "trialing";
  const paid = done === "paid" || returnedFrom === "balance";
  if (paid && billed && failure === null) return "paid";
  const active = cards.find(({ isActive }) => isActive);
  const chosen = returnedFrom === "card" || (done === "card" && active?.id === card);
  if (chosen && active !== undefined && view.can.changeCard) return "card";
  return done === "kept" && cancellation === null && view.can.cancel ? "kept" : null;
}
