import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { env } from "@/server/env";

/** Bytes that must be free: a few uploads of the largest size. */
const LEAST_FREE = 16_777_216;

/**
 * @returns null for a bucket. The folder is created at the first write; until then the free space of its
 * parent counts
 */
export async function isDiskFull(): Promise<boolean | null> {
  if (env.bucket !== null) return null;
  const { filesFolder } = env;
  const space = await statfs(filesFolder)
    .catch(() => statfs(dirname(filesFolder)))
    .catch(() => null);
  return space && space.bavail * space.bsize < LEAST_FREE;
}
