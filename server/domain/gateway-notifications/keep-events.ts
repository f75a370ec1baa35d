import { randomUUID } from "node:crypto";
import type { Inbound, Notification } from "@/server/domain/gateways";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { sealMessage } from "./message";
import { withoutFlood } from "./repeats";

export type KeptEvents = {
  readonly gatewayId: string;
  readonly inbound: Inbound;
  readonly events: readonly Notification[];
  readonly dueAt: Date;
};

const MAX_KEY = 255;
const MAX_REFERENCE = 80;

export async function keepEvents(
  { merchant }: Ctx,
  db: Db | Tx,
  { gatewayId, inbound, events, dueAt }: KeptEvents,
): Promise<void> {
  const message = sealMessage(inbound);
  await db.gatewayNotification.createMany({
    data: (await withoutFlood(db, gatewayId, events)).map(({ key, signedKey = null, about, join }) => ({
      id: `gnt_${randomUUID()}`,
      merchantId: merchant.id,
      gatewayId,
      key: key.slice(0, MAX_KEY),
      signedKey,
      about,
      referenceNumber: join.reference?.slice(0, MAX_REFERENCE) ?? null,
      message,
      dueAt,
      receivedAt: inbound.receivedAt,
    })),
    skipDuplicates: true,
  });
}
