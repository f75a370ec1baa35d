import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { checkedKey, type OpenFile, type Storage, type StoredFile } from "./storage";

/** A file store in a folder, which is created at the first write. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string): string => join(root, ...checkedKey(key).split("/"));
  return {
    put: async (key, content) => writeWhole(pathOf(key), content),
    read: async (key) => openFile(pathOf(key)),
    remove: async (key) => rm(pathOf(key), { force: true }),
    list: (folder) => filesBelow(root, pathOf(folder)),
  };
}

/**
 * Writes a file that appears only when complete. A temporary file left by a crash is listed like a stored
 * file.
 */
async function writeWhole(path: string, content: Readable | Uint8Array): Promise<void> {
  const draft = join(dirname(path), `draft-${randomBytes(8).toString("hex")}`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(draft, "wx", 0o600);
  try {
    await writeFile(file, content);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
}

async function openFile(path: string): Promise<OpenFile | null> {
  const file = await open(path, "r").catch(nullIfMissing);
  if (file === null) return null;
  const facts = await file.stat();
  if (facts.isFile()) return { body: file.createReadStream(), size: facts.size };
  await file.close();
  return null;
}

async function* filesBelow(root: string, folder: string): AsyncIterable<StoredFile> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(root, path);
    const found = entry.isFile() ? await stat(path).catch(nullIfMissing) : null;
    if (found !== null)
      yield { key: relative(root, path).split(sep).join("/"), size: found.size, storedAt: found.mtime };
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
