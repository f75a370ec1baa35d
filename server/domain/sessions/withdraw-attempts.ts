/** Ends the attempt that a customer has open on a gateway's page and has not submitted. */
import { recordChanges } from "../../db/state-changes";
import type { Tx } from "../../kernel/types";
import type { LockedSession } from "./lock-session";

/** A `pending` attempt becomes `canceled`: no event, and the session stays as it is (decision §6). The caller holds the session's lock. */
export async function withdrawAttempts(tx: Tx, session: LockedSession, at: Date): Promise<void> {
  const open = session.attempts.filter(({ state }) => state === "pending");
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  await tx.attempt.updateMany({
    where: { id: { in: ids }, state: "pending" },
    data: { state: "canceled", finishedAt: at },
  });
  await recordChanges(
    tx,
    ids.map((objectId) => ({
      merchantId: session.merchantId,
      machine: "attempt",
      objectId,
      from: "pending",
      event: "withdrawn",
      to: "canceled",
      at,
    })),
  );
}
