import type { Tx } from "@/server/kernel/types";
import type { EventToRecord } from "../record-event";

type Fact = EventToRecord & { readonly merchantId: string; readonly at: Date };

export async function writeFactEvent(tx: Tx, { merchantId, kind, objectId, cause, at }: Fact): Promise<void> {
  await tx.$executeRaw`SELECT write_fact_event(${merchantId}, ${kind}, ${objectId}, ${cause}, ${at}::timestamptz)`;
}
