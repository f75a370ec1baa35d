import type { SystemCtx } from "@/server/kernel/types";

/** True if any merchant lists the origin in `allowed_origins`, for requests whose caller is unknown. */
export async function knowsOrigin(system: SystemCtx, origin: string): Promise<boolean> {
  if (origin.length > 200 || origin.includes("\0")) return false;
  const [row] = await system.db.$queryRaw<{ known: boolean }[]>`
    SELECT EXISTS (SELECT FROM merchant WHERE allowed_origins @> ARRAY[${origin}::text]) AS known`;
  return row?.known ?? false;
}
