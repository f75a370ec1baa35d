import { Prisma } from "@/server/db/client";
import { countSteps } from "@/server/db/transactions/state-changes";
import { monthOfId } from "@/server/kernel/ids";
import { transition } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import { DELIVERY } from "../core/machine";

type Stopped = { readonly eventId: string } | { readonly endpointId: string } | { readonly id: string };

export async function stopDeliveries(ctx: Ctx, tx: Tx, stopped: Stopped): Promise<void> {
  const [machine, from, event, at] = ["delivery", "pending", "superseded", ctx.now()] as const;
  const to = transition(DELIVERY, from, event);
  const { id: merchantId } = ctx.merchant;
  const count = await tx.$executeRaw`
    WITH stopped AS (
      UPDATE delivery SET state = ${to}, due_at = NULL, finished_at = ${at}
      WHERE ${among(stopped)} AND merchant_id = ${merchantId} AND state = ${from} RETURNING id)
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT ${merchantId}, ${machine}, id, ${from}, ${event}, ${to}, ${at}::timestamptz FROM stopped`;
  countSteps(Array.from({ length: count }, () => ({ machine, to })));
}

function among(stopped: Stopped): Prisma.Sql {
  if ("endpointId" in stopped) return Prisma.sql`endpoint_id = ${stopped.endpointId}`;
  if ("eventId" in stopped) return Prisma.sql`event_id = ${stopped.eventId} AND month = ${monthOfId(stopped.eventId)}`;
  return Prisma.sql`id = ${stopped.id} AND month = ${monthOfId(stopped.id)}`;
}
