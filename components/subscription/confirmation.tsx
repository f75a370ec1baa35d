import { useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { cardName } from "@/server/kernel/card-scheme";
import { Arrival } from "./arrival";
import type { ClaimedConfirmation } from "./page-address";
import { QuietNote } from "./standing-note";

type ConfirmedDeed = "paid" | "card" | "backup" | "email" | "kept" | "canceled";

type Props = { readonly view: SubscriptionPageView; readonly confirmed: ConfirmedDeed };

export function Confirmation({ view, confirmed }: Props) {
  return (
    <Arrival key={view.version}>
      <span aria-hidden="true">✓</span>
      <p className="min-w-0 wrap-anywhere">
        {confirmed === "canceled" ? <QuietNote view={view} /> : <Done view={view} confirmed={confirmed} />}
      </p>
    </Arrival>
  );
}

function Done({ view, confirmed }: { view: SubscriptionPageView; confirmed: Exclude<ConfirmedDeed, "canceled"> }) {
  const t = useTranslations("subscription.done");
  const meant = view.cards.find((card) => (confirmed === "backup" ? card.isBackup : card.isActive));
  return t.rich(confirmed, {
    email: () => <bdi dir="ltr">{view.email}</bdi>,
    card: () => <bdi dir="ltr">{meant === undefined ? "" : cardName(meant)}</bdi>,
  });
}

/**
 * The confirmation to show, or null. The address claims that an action was done but can be opened again, so
 * only what is still true is confirmed.
 */
export function confirmedOf(view: SubscriptionPageView, { done, card }: ClaimedConfirmation): ConfirmedDeed | null {
  const { status, cancellation, failure, checking, returnedFrom, cards } = view;
  if (checking) return null;
  const billed = status === "active" || status === "trialing";
  const paid = done === "paid" || returnedFrom === "balance";
  if (paid && billed && failure === null) return "paid";
  const active = cards.find(({ isActive }) => isActive);
  const chosen = returnedFrom === "card" || (done === "card" && active?.id === card);
  if (chosen && active !== undefined && view.can.changeCard) return "card";
  if (done === "backup" && cards.some(({ id, isBackup }) => isBackup && id === card) && view.can.changeCard)
    return "backup";
  if (done === "email" && view.can.changeEmail) return "email";
  if (done === "canceled" && cancellation?.by === "customer") return "canceled";
  return done === "kept" && cancellation === null && view.can.cancel ? "kept" : null;
}
