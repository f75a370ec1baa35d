import type { ComponentProps } from "react";
import { LeavingForGateway } from "./leaving-for-gateway";
import { OpenPayPage } from "./open-pay-page";
import { WithdrawnPayPage } from "./withdrawn-pay-page";

type Props = ComponentProps<typeof OpenPayPage> & {
  /** Address of the gateway's page; null if the card is typed on this service's page. */
  readonly away: string | null;
};

export function PayPhase({ away, ...props }: Props) {
  if (away !== null) {
    const { pageLanguages } = props.view;
    return <LeavingForGateway href={away} checkoutHref={props.checkoutHref} pageLanguages={pageLanguages} />;
  }
  if (props.view.phase === "withdrawn") return <WithdrawnPayPage checkoutHref={props.checkoutHref} />;
  return <OpenPayPage {...props} />;
}
