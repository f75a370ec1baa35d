import { gzipSync } from "node:zlib";

/**
 * Gzipped kilobytes of the scripts of a page's first load, without polyfills for old browsers.
 * @param {(path: string) => Promise<Uint8Array>} read the body of a response
 * @param {string} path
 */
export async function firstLoadKb(read, path) {
  const html = new TextDecoder().decode(await read(path));
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\bnomodule\b/i.test(tag));
  const addresses = new Set(tags.flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []));
  if (addresses.size === 0) throw new Error(`${path} asks for no script.`);
  let bytes = 0;
  for (const address of addresses) bytes += gzipSync(await read(address)).length;
  return bytes / 1024;
}
