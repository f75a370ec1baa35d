import type { ReactNode } from "react";

export const PLAIN = "border border-line bg-canvas text-text";

/** @param tone CSS classes of `components/ui/tones.ts`, or {@link PLAIN} */
export function Pill({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-xs leading-5 forced-colors:border ${tone}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
