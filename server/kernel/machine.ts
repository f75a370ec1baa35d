/** State machines are tables: one row per state, one cell per accepted event. */
import { AppError } from "./errors";

/** A missing cell is a refusal. */
export type TransitionTable<S extends string, E extends string> = Readonly<Record<S, Readonly<Partial<Record<E, S>>>>>;

/** The state does not accept the event. Callers that talk to a client translate it into their own refusal. */
export class IllegalTransition extends AppError {
  readonly kind = "conflict";
  constructor(
    readonly from: string,
    readonly event: string,
  ) {
    super(`${event} is not possible in state ${from}.`);
  }
}

/**
 * The state that follows `event` in `from`.
 * @throws {IllegalTransition} when the table has no such cell
 */
export function transition<S extends string, E extends string>(table: TransitionTable<S, E>, from: S, event: E): S {
  const to = table[from][event];
  if (to === undefined) throw new IllegalTransition(from, event);
  return to;
}

/** One step of a machine, as `state_change` records it. */
export type TransitionStep<S extends string, E extends string> = {
  readonly from: S;
  readonly event: E;
  readonly to: S;
};

/**
 * The step that `event` takes from `from`.
 * @throws {IllegalTransition} when the table has no such cell
 */
export function step<S extends string, E extends string>(
  table: TransitionTable<S, E>,
  from: S,
  event: E,
): TransitionStep<S, E> {
  return { from, event, to: transition(table, from, event) };
}

/** True when the table has a cell for `event` in `from`. */
export function accepts<S extends string, E extends string>(table: TransitionTable<S, E>, from: S, event: E): boolean {
  return table[from][event] !== undefined;
}

/** A Mermaid state diagram of the table, for the documentation. */
export function toDiagram<S extends string, E extends string>(table: TransitionTable<S, E>): string {
  const lines: string[] = ["stateDiagram-v2"];
  for (const [from, row] of Object.entries<Readonly<Partial<Record<E, S>>>>(table)) {
    for (const [event, to] of Object.entries<S | undefined>(row)) {
      if (to !== undefined) lines.push(`  ${from} --> ${to}: ${event}`);
    }
  }
  return lines.join("\n");
}
