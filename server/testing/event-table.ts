import { readFileSync } from "node:fs";
import { join } from "node:path";

type EventLine = readonly [type: string, rule: { readonly effect: string; readonly why: string }];

/** Lines of the events table on a gateway's documentation page: one per event, sorted by type. */
export function documentedEvents(gateway: string): readonly EventLine[] {
  const page = readFileSync(join(process.cwd(), `docs/gateways/${gateway}.md`), "utf8");
  return inOrder(
    [...page.matchAll(/^\| (`[^|]+`) \| (booked|listed|ignored) \| (.+) \|$/gm)].flatMap(
      ([, types = "", effect = "", why = ""]) =>
        types.split(", ").map((type): EventLine => [type.replaceAll("`", ""), { effect, why }]),
    ),
  );
}

/** Converts a table of rules to the form of `documentedEvents`. */
export function eventLines(table: Readonly<Record<string, EventLine[1]>>): readonly EventLine[] {
  return inOrder(Object.entries(table).map(([type, { effect, why }]): EventLine => [type, { effect, why }]));
}

function inOrder(lines: readonly EventLine[]): readonly EventLine[] {
  return lines.toSorted(([one], [other]) => (one < other ? -1 : 1));
}
