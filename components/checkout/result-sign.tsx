/**
 * A decorative icon. Check marks are not mirrored in Arabic.
 */
import type { Receipt } from "@/server/domain/payments";
import { BAD, GOOD, WAITING } from "../ui/tones";

/** `returned`: the money was given back, or in the end not taken. */
type Sign = Receipt["outcome"] | "returned";

const TICK = "M5 12.5l4.5 4.5L19 7.5";
const CROSS = "M7 7l10 10M17 7L7 17";
const CLOCK = "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4.2l2.8 1.8";

const RETURN = "M9 14L4.5 9.5L9 5M5 9.5h9a5 5 0 0 1 0 10h-3";

const SIGNS: Readonly<Record<Sign, { readonly path: string; readonly tone: string }>> = {
  paid: { path: TICK, tone: GOOD },
  authorized: { path: TICK, tone: WAITING },
  cod: { path: TICK, tone: GOOD },
  failed: { path: CROSS, tone: BAD },
  canceled: { path: CROSS, tone: "bg-line text-muted" },
  expired: { path: CLOCK, tone: WAITING },
  returned: { path: RETURN, tone: "bg-line text-muted" },
  invalided: { path: CROSS, tone: "bg-line text-muted" },
};

export function ResultSign({ sign }: { sign: Sign }) {
  const { path, tone } = SIGNS[sign];
  return (
    <span
      aria-hidden="true"
      className={`mx-auto grid size-16 place-items-center rounded-full print:hidden forced-colors:border ${tone}`}
    >
      <span className="grid size-10.5 place-items-center rounded-full bg-current forced-colors:bg-transparent">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-7 text-surface forced-colors:text-[CanvasText]"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={path} />
        </svg>
      </span>
    </span>
  );
}
