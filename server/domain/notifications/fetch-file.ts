import { type Dispatcher, request } from "undici";
import { fileAgent } from "@/server/outbound/agents";
import { MAX_FILE_BYTES } from "./core/file-types";

const TIMEOUT_MS = 10_000;

/**
 * @returns null if the file cannot be fetched: status other than 200, too large, too slow. Redirects are not
 * followed
 */
export async function fetchFile(url: string, via: Dispatcher = fileAgent()): Promise<Uint8Array | null> {
  try {
    const { statusCode, body } = await request(url, { dispatcher: via, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (statusCode !== 200 || size > MAX_FILE_BYTES) {
        body.destroy();
        return null;
      }
      chunks.push(chunk);
    }
    return statusCode === 200 ? Buffer.concat(chunks, size) : null;
  } catch {
    return null;
  }
}
