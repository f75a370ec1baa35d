/** All tasks that a person must deal with (Spec, "Gateway events for a person"). */
import { type GatewayNotice, listNotices } from "@/server/domain/gateway-notifications";
import type { ParkedCall } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { listParked } from "./parked";

/** A task: a gateway call about a payment, or a gateway's event. */
export type WaitingEntry =
  | { readonly kind: "call"; readonly since: Date; readonly call: ParkedCall }
  | { readonly kind: "event"; readonly since: Date; readonly event: GatewayNotice };

/**
 * Tasks, oldest first; users see parked calls of session types that they may view, and all events.
 * @throws {Forbidden}
 */
export async function listWaiting(ctx: Ctx, limit: number): Promise<readonly WaitingEntry[]> {
  const [calls, events] = [await listParked(ctx, limit), await listNotices(ctx, limit)];
  const entries: WaitingEntry[] = [
    ...calls.map((call) => ({ kind: "call", since: call.parkedAt ?? ctx.now(), call }) as const),
    ...events.map((event) => ({ kind: "event", since: new Date(event.listedAt), event }) as const),
  ];
  return entries.sort((one, other) => Number(one.since) - Number(other.since)).slice(0, limit);
}
