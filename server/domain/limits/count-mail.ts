import type { Ctx, Tx } from "@/server/kernel/types";
import { secondsLeft, windowStart } from "./core/rate";
import { addToCounter } from "./statements/rate-counter";

const WINDOW_SECONDS = 3_600;

export type CountedMail = {
  readonly above: number;
  readonly most: number;
  readonly start: Date;
  readonly secondsLeft: number;
};

/** Counts mails per hour of real time. Transactions that count the same kind wait for each other. */
export async function countMail(
  { realNow, merchant }: Ctx,
  db: Tx,
  { kind, most }: { readonly kind: string; readonly most: number },
): Promise<CountedMail> {
  const now = realNow();
  const start = windowStart(WINDOW_SECONDS, now);
  const count = await addToCounter({ db }, { caller: `mails:${merchant.id}:${kind}`, kind: "mail", start });
  const above = Math.max(0, count - most);
  return { above, most, start, secondsLeft: secondsLeft(WINDOW_SECONDS, now) };
}
