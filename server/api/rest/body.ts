/**
 * Reads request bodies: JSON, urlencoded and multipart, never more bytes than the endpoint allows (decisions
 * 0013 and 0052).
 */
import { BadRequest, TooLarge, UnsupportedMedia } from "@/server/kernel/errors";
import { fromEntries } from "./form";
import { parseJson } from "./json";

/** Largest body of an endpoint that names no other limit: 1 MiB. */
const MAX_BYTES = 1_048_576;

/**
 * The parsed body as `schema` will read it; an empty body is an empty object, regardless of its content type.
 * @throws {TooLarge} {UnsupportedMedia} {BadRequest} {InvalidFields} by the rules of decisions 0013 and 0052
 */
export async function readBody(request: Request, schema: unknown, maxBytes: number = MAX_BYTES): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.byteLength === 0) return Object.create(null);
  const contentType = request.headers.get("content-type") ?? "";
  switch (contentType.split(";", 1)[0]?.trim().toLowerCase()) {
    case "application/json":
      return parseJson(decoded(bytes));
    case "application/x-www-form-urlencoded":
      return fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)), schema);
    case "multipart/form-data":
      return fromEntries(await multipart(bytes, contentType), schema);
    default:
      throw new UnsupportedMedia(contentType.slice(0, 100));
  }
}

/**
 * The bytes of the body, counted as they come: a Content-Length is not believed.
 * @throws {TooLarge} beyond `maxBytes` @throws {BadRequest} when the client breaks off
 */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw new BadRequest("The request body ended early.");
    });
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined);
      throw new TooLarge();
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BadRequest("JSON parse error - the body is not valid UTF-8.");
  }
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    throw new BadRequest("Multipart form parse error - the body does not fit its content type.");
  }
}
