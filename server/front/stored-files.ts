import { readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";

function addFiles(sizes: Map<string, number>, folder: string, address: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    sizes.set(address + path.slice(folder.length).replaceAll(sep, "/"), statSync(path).size);
  }
}

/** Sizes in bytes, by path, of the files that Next serves unchanged. */
export function storedFiles(project: string, build: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  addFiles(sizes, join(project, "public"), "");
  addFiles(sizes, join(project, build, "static"), "/_next/static");
  return sizes;
}
