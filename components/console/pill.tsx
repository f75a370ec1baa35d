import type { ReactNode } from "react";
import { WAITING, WORKING } from "../ui/tones";

export const PLAIN = "border border-line bg-canvas text-text";

const CHANGING = [WAITING, WORKING];

/** @param tone CSS classes of `components/ui/tones.ts`, or {@link PLAIN} */
export function Pill({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-xs leading-5 forced-colors:border ${tone}`}
    >
      <span
        aria-hidden="true"
        className={`size-1.5 rounded-full ${CHANGING.includes(tone) ? "ring-[1.5px] ring-current ring-inset" : "bg-current"}`}
      />
      {children}
    </span>
  );
}
