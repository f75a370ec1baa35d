import type { Readable } from "node:stream";
import { storage } from "@/server/storage";

export type Download =
  | {
      readonly kind: "file";
      /** The file's content, which the caller must read to its end or destroy. */
      readonly content: Readable;
      readonly contentType: string;
      readonly fileName: string;
    }
  | { readonly kind: "elsewhere"; readonly url: string };

/** Lifetime in seconds of a temporary address at the file store, long enough for a browser to follow it. */
const ELSEWHERE_SECONDS = 60;

export async function openStored(
  key: string,
  facts: { readonly fileName: string; readonly contentType: string },
): Promise<Download | null> {
  const url = await storage().presign?.(key, { ...facts, seconds: ELSEWHERE_SECONDS });
  if (url !== undefined) return { kind: "elsewhere", url };
  const file = await storage().read(key);
  return file && { kind: "file", content: file.body, ...facts };
}
