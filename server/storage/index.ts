import { env } from "@/server/env";
import { answering } from "./answering";
import { diskStorage } from "./disk";
import { s3Storage } from "./s3";
import type { Storage } from "./storage";

export { isStorageAway, StorageAway } from "./answering";
export { isDiskFull } from "./disk-space";
export type { OpenFile, Storage } from "./storage";

const shared = globalThis as typeof globalThis & {
  /** File stores by setting, kept because a bucket's client holds open connections. */
  sarrafStorages?: Map<string, Storage>;
};

/** The configured file store (decision 0160): a bucket or a folder. Its functions throw `StorageAway`. */
export function storage(): Storage {
  const { bucket, filesFolder } = env;
  shared.sarrafStorages ??= new Map();
  const name = JSON.stringify(bucket ?? filesFolder);
  const known = shared.sarrafStorages.get(name);
  if (known) return known;
  const opened = answering(bucket === null ? diskStorage(filesFolder) : s3Storage(bucket));
  shared.sarrafStorages.set(name, opened);
  return opened;
}
