import type { ReactNode } from "react";
import type { FramePart } from "../embed/theme-parts";

export type Fact = {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly isStrong?: boolean;
  readonly part?: { readonly name: FramePart; readonly value: FramePart };
};

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-line border-t">
      {facts.map(({ name, value, isStrong, part }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a list never move
        <div key={index} className="flex items-baseline justify-between gap-4 border-line border-b py-3">
          <dt data-part={part?.name} className={isStrong ? "font-semibold text-ink" : "text-muted"}>
            {name}
          </dt>
          <dd
            data-part={part?.value}
            className={`max-w-full shrink-[9999] wrap-anywhere text-end text-ink ${isStrong ? "font-semibold" : "font-medium"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
