/** Bulk actions of the console for tests. */
import { randomUUID } from "node:crypto";
import { foreseeBulk, readBulkChoice, runBulkActions, startBulk } from "@/server/domain/console";
import type { BulkKind } from "@/server/domain/console/core/words";
import type { ConsoleCtx } from "@/server/domain/merchants";
import type { TestMerchant } from "./harness";

type Query = Parameters<typeof readBulkChoice>[1];

/** The fields that the confirmation form sends. */
export async function bulkForm(ctx: ConsoleCtx, kind: BulkKind, query: Query) {
  const choice = await readBulkChoice(ctx, query);
  const foreseen = await foreseeBulk(ctx, kind, choice);
  const order = { kind, choice, key: randomUUID(), shown: foreseen.fingerprint, note: null };
  return { ...order, channels: ["email"] as const, foreseen };
}

export async function beginBulk(ctx: ConsoleCtx, kind: BulkKind, query: Query): Promise<string> {
  return startBulk(ctx, await bulkForm(ctx, kind, query));
}

/** Runs the job until the bulk action has ended. */
export async function runBulk(of: TestMerchant, id: string): Promise<void> {
  const service = of.as({ actor: { kind: "service" } });
  for (let rounds = 0; rounds < 50; rounds += 1) {
    const due = await runBulkActions.due(service, { merchantId: of.id, driver: true }, 10);
    if (!due.some((item) => item.id === id)) return;
    await runBulkActions.run(service, id);
  }
}
