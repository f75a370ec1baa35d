import { AppError } from "./errors";

/** A state machine's table: a state without an entry for an event refuses it. */
export type TransitionTable<S extends string, E extends string> = Readonly<Record<S, Readonly<Partial<Record<E, S>>>>>;

/** Thrown if a state refuses an event; callers translate it for clients. */
export class IllegalTransition extends AppError {
  readonly kind = "conflict";
  constructor(
    readonly from: string,
    readonly event: string,
  ) {
    super(`${event} is not possible in state ${from}.`);
  }
}

export function transition<S extends string, E extends string>(table: TransitionTable<S, E>, from: S, event: E): S {
  const to = table[from][event];
  if (to === undefined) throw new IllegalTransition(from, event);
  return to;
}

export type TransitionStep<S extends string, E extends string> = {
  readonly from: S;
  readonly event: E;
  readonly to: S;
};

/**
 * Returns the state after the event.
 * @throws {IllegalTransition} if the state refuses the event
 */
export function step<S extends string, E extends string>(
  table: TransitionTable<S, E>,
  from: S,
  event: E,
): TransitionStep<S, E> {
  return { from, event, to: transition(table, from, event) };
}

export function accepts<S extends string, E extends string>(table: TransitionTable<S, E>, from: S, event: E): boolean {
  return table[from][event] !== undefined;
}

/** A Mermaid diagram. An unlabelled arrow is the event with its target's name. */
export function toDiagram<S extends string, E extends string>(table: TransitionTable<S, E>): string {
  const lines: string[] = ["stateDiagram-v2"];
  for (const [from, row] of Object.entries<Readonly<Partial<Record<E, S>>>>(table)) {
    const events = new Map<S, string[]>();
    for (const [event, to] of Object.entries<S | undefined>(row)) {
      if (to !== undefined) events.set(to, [...(events.get(to) ?? []), event]);
    }
    for (const [to, names] of events) {
      lines.push(`  ${from} --> ${to}${names.join() === to ? "" : `: ${names.join(", ")}`}`);
    }
  }
  return lines.join("\n");
}
