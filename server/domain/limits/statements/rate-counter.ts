import type { SystemCtx, Tx } from "@/server/kernel/types";

export type CountedEvent = {
  readonly caller: string;
  readonly kind: "form_post" | "failed_auth" | "document" | "mail" | "upload";
  readonly start: Date;
};

export async function addToCounter(
  { db }: { readonly db: Tx },
  { caller, kind, start }: CountedEvent,
): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    INSERT INTO rate_counter (caller, class, window_start, count)
    VALUES (${caller}, ${kind}, ${start}, 1)
    ON CONFLICT (caller, class, window_start) DO UPDATE SET count = rate_counter.count + 1
    RETURNING count`;
  return row?.count ?? 1;
}

export async function takeFromCounter(system: SystemCtx, { caller, kind, start }: CountedEvent): Promise<void> {
  await system.db.$executeRaw`
    UPDATE rate_counter SET count = count - 1
    WHERE caller = ${caller} AND class = ${kind} AND window_start = ${start} AND count > 0`;
}
