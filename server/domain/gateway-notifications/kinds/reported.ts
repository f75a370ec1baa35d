import type { MovementEvent } from "@/server/domain/gateways";
import { askReported, bookReported, type ReportedBooking, type ReportedMovement } from "@/server/domain/operations";
import { applyChargeNotification } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import type { OperationKind } from "@/server/kernel/words";
import { APPLIED, EARLY, type EventResult, KEPT, type MatchedEvent, UNKNOWN } from "../matched-event";

const FOR_A_PERSON: EventResult = { result: "applied", listed: "needs_person" };

/**
 * Records an operation that was made at the gateway; if the message has no outcome, the gateway is queried.
 */
export async function applyReported(
  ctx: Ctx,
  attemptId: string,
  { event, isLastTry }: MatchedEvent<MovementEvent>,
  kind: OperationKind,
): Promise<EventResult> {
  const refs = event.join.operationRefs ?? {};
  const told = event.answer === "ask" ? await askReported(ctx, attemptId, { kind, refs }) : event.answer;
  if (told === null) return UNKNOWN;
  if (told.outcome !== "success") return KEPT;
  if (kind !== "void" && told.actual === undefined && told.isWhole !== true) return FOR_A_PERSON;
  return book(ctx, attemptId, { kind, answer: told, refs, mayExceed: isLastTry });
}

/**
 * Records an operation that was made at the gateway. While its payment is undecided, the gateway is queried
 * and the event is processed again later.
 */
export async function book(ctx: Ctx, attemptId: string, movement: ReportedMovement): Promise<EventResult> {
  const booking: ReportedBooking = await bookReported(ctx, attemptId, movement);
  switch (booking) {
    case "booked":
      return APPLIED;
    case "known":
      return KEPT;
    case "needs_person":
      return FOR_A_PERSON;
    case "not_yet":
      await applyChargeNotification(ctx, attemptId, "ask");
      return EARLY;
    case "unpaid":
      await applyChargeNotification(ctx, attemptId, "ask");
      return movement.kind === "void" ? APPLIED : FOR_A_PERSON;
  }
}
