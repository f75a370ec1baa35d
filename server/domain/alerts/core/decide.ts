import type { AlertFacts } from "@/server/domain/notifications/core/alert-facts";
import type { Solution } from "./words";

export type OpenAlert = {
  readonly id: string;
  readonly cause: string;
  readonly snoozedUntil: Date | null;
};

export type Finding = {
  readonly cause: string;
  readonly facts: AlertFacts;
  readonly isNews: boolean;
};

export type Decision = {
  readonly opened: readonly Finding[];
  readonly ongoing: readonly (Finding & { readonly alert: OpenAlert })[];
  readonly solved: readonly { readonly alert: OpenAlert; readonly solution: Solution }[];
  readonly reminded: readonly OpenAlert[];
};

/**
 * @param solutions how an alert ends whose problem is no longer found, by its cause: `over` by default; null
 *   keeps the alert open
 */
export function decideAlerts(
  now: Date,
  open: readonly OpenAlert[],
  found: readonly Finding[],
  solutions: ReadonlyMap<string, Solution | null>,
): Decision {
  const byCause = new Map(found.map((finding) => [finding.cause, finding]));
  const known = new Set(open.map(({ cause }) => cause));
  const solved = open.flatMap((alert) => {
    if (byCause.has(alert.cause)) return [];
    const solution = solutions.get(alert.cause);
    return solution === null ? [] : [{ alert, solution: solution ?? "over" }];
  });
  const ended = new Set(solved.map(({ alert }) => alert));
  return {
    opened: found.filter(({ cause, isNews }) => isNews && !known.has(cause)),
    ongoing: open.flatMap((alert) => {
      const finding = byCause.get(alert.cause);
      return finding === undefined ? [] : [{ ...finding, alert }];
    }),
    solved,
    reminded: open.filter((alert) => !ended.has(alert) && alert.snoozedUntil !== null && alert.snoozedUntil <= now),
  };
}
