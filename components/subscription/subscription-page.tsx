import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { Surface } from "../ui/surface";
import { CancelSection } from "./cancel-section";
import { CardSection } from "./card-section";
import { EmailSection } from "./email-section";
import { HistoryTable } from "./history-table";
import type { ClaimedConfirmation, EmailError } from "./page-address";
import { PlanSection } from "./plan-section";
import type { SelfService } from "./self-service";
import { SubscriptionWatcher } from "./subscription-watcher";

type Props = {
  readonly view: SubscriptionPageView;
  readonly token: string;
  readonly actions: SelfService;
  readonly asksToCancel: boolean;
  readonly claimed: ClaimedConfirmation;
  /** True if the customer's form showed an amount that no longer was the balance. */
  readonly balanceChanged: boolean;
  readonly emailError: EmailError | null;
};

export function SubscriptionPage(props: Props) {
  const { view, token, actions, asksToCancel, claimed, balanceChanged, emailError } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Surface>
        <PlanSection view={view} actions={actions} claimed={claimed} balanceChanged={balanceChanged} />
      </Surface>
      {view.can.changeCard && (
        <Surface>
          <CardSection view={view} actions={actions} />
        </Surface>
      )}
      {view.can.changeEmail && (
        <Surface>
          <EmailSection view={view} changeEmail={actions.changeEmail} error={emailError} />
        </Surface>
      )}
      <Surface>
        <HistoryTable history={view.history} />
      </Surface>
      {view.can.cancel && <CancelSection view={view} cancel={actions.cancel} isAsking={asksToCancel} />}
      {view.checking && <SubscriptionWatcher token={token} shown={view.version} />}
    </div>
  );
}
