import type { ComponentProps } from "react";
import type { DayVolume } from "@/server/domain/figures";
import { FailureReasons } from "./failure-reasons";
import { GatewayShares } from "./gateway-shares";
import { KeyFigures } from "./key-figures";
import { MethodSuccessList } from "./method-success";
import { RenewalParts } from "./renewal-parts";
import type { OverviewFacts } from "./rows-href";

type Figures = Pick<ComponentProps<typeof KeyFigures>, "totals" | "before" | "byDay" | "recurring"> &
  Pick<ComponentProps<typeof MethodSuccessList>, "methods"> &
  Pick<ComponentProps<typeof RenewalParts>, "renewals"> & {
    readonly failures: Omit<ComponentProps<typeof FailureReasons>, "facts">;
    readonly volume: readonly DayVolume[];
    readonly gatewayNames: ReadonlyMap<string, string>;
  };

type Props = { readonly figures: Figures; readonly facts: OverviewFacts; readonly days: number };

export function Panels({ figures, facts, days }: Props) {
  return (
    <>
      <KeyFigures {...facts} {...figures} days={days} />
      <div className="grid grid-cols-1 lg:grid-cols-2">
        <div className="border-line border-b p-4 sm:p-5 lg:border-e">
          <MethodSuccessList methods={figures.methods} facts={facts} />
        </div>
        <div className="min-w-0 border-line border-b p-4 sm:p-5">
          <FailureReasons {...figures.failures} facts={facts} />
        </div>
        <div className="border-line p-4 max-lg:border-b sm:p-5 lg:border-e">
          <GatewayShares days={figures.volume} names={figures.gatewayNames} facts={facts} />
        </div>
        <div className="p-4 sm:p-5">
          <RenewalParts renewals={figures.renewals} facts={facts} />
        </div>
      </div>
    </>
  );
}
