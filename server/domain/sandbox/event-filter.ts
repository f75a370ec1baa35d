/** What the address of the events page asks to see. */
import { DELIVERY } from "@/server/domain/webhooks";
import { EVENT_KINDS } from "@/server/domain/webhooks/core/words";

/** States of a webhook; `none` if the event has no address to go to. */
const WEBHOOK_STATES: readonly string[] = [...Object.keys(DELIVERY), "none"];

/** Each is null if the address does not ask for it. */
export type EventPageFilter = {
  readonly kind: string | null;
  readonly webhookState: string | null;
  /** The id of a session or subscription. */
  readonly objectId: string | null;
};

type FilterQuery = Readonly<Record<"type" | "state" | "session", string | string[] | undefined>>;

/** Reads the query's values; unknown kinds and states count as not given. */
export function eventPageFilter({ type, state, session }: FilterQuery): EventPageFilter {
  const id = typeof session === "string" ? session.trim() : "";
  return {
    kind: EVENT_KINDS.find((kind) => kind === type) ?? null,
    webhookState: WEBHOOK_STATES.find((known) => known === state) ?? null,
    objectId: id === "" ? null : id,
  };
}
