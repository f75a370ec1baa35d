import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";

export async function removeUnnamed(system: SystemCtx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await system.db.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...keys]}::text[]) AS key
    WHERE NOT EXISTS (SELECT 1 FROM report r WHERE r.id = substring(key from '^reports/[^/]+/(.+)-[0-9]+[.][a-z]+$') AND r.file_key = key)`;
  for (const { key } of rows) await storage().remove(key);
}
