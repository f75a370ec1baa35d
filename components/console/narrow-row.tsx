import type { ReactNode } from "react";

type Props = {
  readonly link: ReactNode;
  readonly amount: ReactNode;
  readonly unit?: string;
  readonly facts: ReactNode;
  readonly state: ReactNode;
};

export function NarrowRow({ link, amount, unit, facts, state }: Props) {
  return (
    <>
      <div className="flex justify-between gap-3">
        {link}
        <span className="shrink-0">
          {amount} {unit !== undefined && <bdi>{unit}</bdi>}
        </span>
      </div>
      <div className="mt-0.5 flex items-center justify-between gap-3">
        {facts}
        {state}
      </div>
    </>
  );
}
