/** The self-service page: how the plan stands and the one thing to do, then the card, the history, and the way out. */
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { Surface } from "../ui/surface";
import { CancelSection } from "./cancel-section";
import { CardSection } from "./card-section";
import { HistoryTable } from "./history-table";
import { PlanSection } from "./plan-section";
import type { SelfService } from "./self-service";
import { SubscriptionWatcher } from "./subscription-watcher";

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
      {view.can.changeCard && (
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
