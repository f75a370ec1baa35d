import type { Tx } from "@/server/kernel/types";
import type { FactKind } from "../core/words";

export type EventToRecord = {
  readonly kind: FactKind;
  /** Id of the changed subscription or card, whose row the caller has locked. */
  readonly objectId: string;
  /** Deduplication key of the change, unique per merchant, at most 80 characters. */
  readonly cause: string;
};

type Fact = EventToRecord & { readonly merchantId: string; readonly at: Date };

export async function writeFactEvent(tx: Tx, { merchantId, kind, objectId, cause, at }: Fact): Promise<void> {
  await tx.$executeRaw`SELECT write_fact_event(${merchantId}, ${kind}, ${objectId}, ${cause}, ${at}::timestamptz)`;
}
