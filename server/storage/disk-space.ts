import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { env } from "@/server/env";

/** Minimum free disk space in bytes: a few uploads of the largest size. */
const LEAST_FREE = 16_777_216;

type Place = Pick<typeof env, "bucket" | "filesFolder">;

/**
 * True if the disk of stored files is almost full; false for a bucket. While the folder does not exist, the
 * free space of its parent counts.
 */
export async function isDiskFull({ bucket, filesFolder }: Place = env, spaceOf = statfs): Promise<boolean | null> {
  if (bucket !== null) return null;
  const space = await spaceOf(filesFolder)
    .catch(() => spaceOf(dirname(filesFolder)))
    .catch(() => null);
  return space && space.bavail * space.bsize < LEAST_FREE;
}
