/** The self-service page: how the plan stands and the one thing to do, then the card, the history, and the way out. */
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { Surface } from "../ui/surface";
import { CancelSection } from "./cancel-section";
import { CardSection } from "./card-section";
import { HistoryTable } from "./history-table";
import { PlanSection } from "./plan-section";
import { SubscriptionWatcher } from "./subscription-watcher";

/** The forms of the page; each leads back to it or on to a payment. */
export type SelfService = {
  readonly pay: () => Promise<void>;
  readonly payWithNewCard: () => Promise<void>;
  readonly retrySetup: () => Promise<void>;
  readonly addCard: () => Promise<void>;
  readonly switchCard: (form: FormData) => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly keep: () => Promise<void>;
};

type Props = {
  readonly view: SubscriptionPageView;
  readonly token: string;
  readonly actions: SelfService;
  /** Without a script, the question before a cancellation is a page view of its own. */
  readonly asksToCancel: boolean;
  /** Of this page in the page's language. */
  readonly checkoutHref: string;
};

export function SubscriptionPage({ view, token, actions, asksToCancel, checkoutHref }: Props) {
  return (
    <div className="grid gap-5">
      <Surface>
        <PlanSection view={view} actions={actions} checkoutHref={checkoutHref} />
      </Surface>
      {(view.can.changeCard || view.cards.some(({ isActive }) => isActive)) && (
        <Surface>
          <CardSection view={view} actions={actions} />
        </Surface>
      )}
      <Surface>
        <HistoryTable history={view.history} />
        {view.can.cancel && <CancelSection view={view} cancel={actions.cancel} asking={asksToCancel} />}
      </Surface>
      {view.checking && <SubscriptionWatcher token={token} shown={view.version} />}
    </div>
  );
}
