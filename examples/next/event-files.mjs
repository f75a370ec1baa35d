/** Remembers processed events on one machine, in one file each, written atomically. */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { link, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A store for `createReceiver`. Items that the handler pushes to its list are saved. @param {string} folder
 */
export function eventFiles(folder) {
  mkdirSync(folder, { recursive: true });
  return {
    async once(id, work) {
      const path = join(folder, `${encodeURIComponent(id)}.json`);
      if (existsSync(path)) return false;
      const kept = [];
      await work(kept);
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, JSON.stringify(kept));
      try {
        await link(draft, path);
        return true;
      } catch (error) {
        if (error.code === "EEXIST") return false;
        throw error;
      } finally {
        await rm(draft);
      }
    },
  };
}
