import { type Command, type Invocation, UsageError } from "../command";

const UNITS: Readonly<Record<string, (count: string) => string>> = {
  y: (count) => `P${count}Y`,
  mo: (count) => `P${count}M`,
  w: (count) => `P${count}W`,
  d: (count) => `P${count}D`,
  h: (count) => `PT${count}H`,
  m: (count) => `PT${count}M`,
};

/**
 * Reads a duration or an instant: `1mo`, `P1M` or `2026-01-01T00:00:00Z`.
 * @throws {UsageError} for other texts
 */
export function clockTarget(text: string): { by: string } | { to: string } {
  const [, count, unit] = /^(\d+)(y|mo|w|d|h|m)$/.exec(text) ?? [];
  const short = unit === undefined || count === undefined ? undefined : UNITS[unit]?.(count);
  if (short !== undefined) return { by: short };
  if (/^P\w+$/.test(text)) return { by: text };
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return { to: `${text}T00:00:00Z` };
  if (!Number.isNaN(Date.parse(text)) && /^\d{4}-/.test(text)) return { to: text };
  throw new UsageError("Give a duration (30m, 2h, 10d, 1w, 1mo, 1y or P1M) or a time, such as 2027-01-01.");
}

async function advance({ sarraf, args: [target = ""], out, signal }: Invocation): Promise<void> {
  const { now, ran } = await sarraf.sandbox.advanceClock(clockTarget(target), { signal });
  if (out.isJson) return out.object({ now, ran });
  out.note(`The clock is at ${now}.`);
  const jobs = Object.entries(ran).map(([job, times]) => ({ job, times }));
  if (jobs.length > 0)
    out.table(jobs, [
      ["job", "job"],
      ["times", "times"],
    ]);
}

export const CLOCK: readonly Command[] = [
  {
    words: "clock show",
    help: "Print the merchant's current time",
    next: "move the clock forward, in a sandbox: sarraf clock advance 1mo",
    run: async ({ sarraf, out, signal }) => out.object(await sarraf.sandbox.clock({ signal })),
  },
  {
    words: "clock advance",
    help: "Move the test clock forward and run everything that falls due",
    next: "see what happened on the way: sarraf events list",
    args: [{ name: "span" }],
    examples: ["sarraf clock advance 1mo", "sarraf clock advance P1Y", "sarraf clock advance 2027-01-01"],
    run: advance,
  },
];
