/** A list beside its chosen entry; narrow screens show only the entry that the address names. */
import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  readonly list: ReactNode;
  readonly reader: ReactNode;
  readonly narrow: "list" | "reader";
  readonly back: { readonly href: string; readonly words: string };
};

export function Split({ list, reader, narrow, back }: Props) {
  return (
    <div className="lg:grid lg:min-h-[70dvh] lg:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)]">
      <div className={`border-line lg:border-e ${narrow === "reader" ? "max-lg:hidden" : ""}`}>{list}</div>
      <div
        className={`min-w-0 lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto print:static print:max-h-none ${narrow === "list" ? "max-lg:hidden" : ""}`.trimEnd()}
      >
        <a
          href={back.href}
          className="flex min-h-11 items-center gap-1 border-line border-b px-4 font-medium text-muted sm:px-5 lg:hidden"
        >
          <Icon name="chevron-right" turns className="size-3.5 rotate-180" />
          {back.words}
        </a>
        {reader}
      </div>
    </div>
  );
}

export function rowStyle(isHere: boolean): string {
  return `relative border-line border-b px-4 py-3 sm:px-5 ${
    isHere
      ? "bg-accent-soft before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-accent"
      : "hover:bg-canvas"
  }`;
}
