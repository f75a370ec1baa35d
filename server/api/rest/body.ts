/** Reads JSON, urlencoded and multipart bodies, limited in size (Spec, "HTTP requests"). */
import { BadRequest, InvalidFields, TooLarge, UnsupportedMedia } from "@/server/kernel/errors";
import { UploadedFile } from "@/server/kernel/uploaded-file";
import { drainBody } from "./drain-body";
import { checkEntries, checkParts, fromEntries } from "./form";
import { parseJson } from "./json";

export const MAX_BYTES = 1_048_576;
/** Maximum bytes of a body without a credential: 16 KiB. */
export const STRANGERS_MAX_BYTES = 16 * 1_024;
/** Maximum bytes of a body with a public key, which anybody can read on the merchant's pages: 64 KiB. */
export const PUBLIC_MAX_BYTES = 64 * 1_024;

export type Upload = {
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: string;
  readonly formsOnly?: boolean;
};

export type BodyLimits = { readonly upload?: Upload | undefined; readonly maxBytes?: number | undefined };

/**
 * Reads the body before validation by `schema`; an empty body is an empty object, whatever its content type.
 * A form's files are {@link UploadedFile}s.
 * @throws {TooLarge} {UnsupportedMedia} {BadRequest} {InvalidFields} by the rules of Spec, "HTTP requests",
 * "Attachments and QR codes" 1 to 7
 */
export async function readBody(
  request: Request,
  schema: unknown,
  { upload, maxBytes = MAX_BYTES }: BodyLimits = {},
): Promise<unknown> {
  const contentType = request.headers.get("content-type") ?? "";
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const isForm = mediaType === "multipart/form-data";
  const bytes = await readBytes(request, maxBytes, isForm ? upload : undefined);
  if (bytes.byteLength === 0) return Object.create(null);
  if (upload?.formsOnly && !isForm) throw new UnsupportedMedia(contentType.slice(0, 100));
  switch (mediaType) {
    case "application/json":
      return parseJson(decoded(bytes));
    case "application/x-www-form-urlencoded":
      checkEntries(bytes, "&");
      return fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)), schema);
    case "multipart/form-data":
      return fromEntries(await multipart(bytes, contentType), schema);
    default:
      throw new UnsupportedMedia(contentType.slice(0, 100));
  }
}

/**
 * Counts bytes as they arrive, because Content-Length may be wrong; a file in a form has a separate limit.
 * @throws {TooLarge}
 * @throws {InvalidFields} above a file's limit
 * @throws {BadRequest} if the client disconnects
 */
export async function readBytes(
  request: Request,
  withoutFile: number,
  upload?: Upload | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const maxBytes = withoutFile + (upload?.maxBytes ?? 0);
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
      void drainBody(reader);
      throw upload && holdsFile([...chunks, value], upload.field)
        ? new InvalidFields({ [upload.field]: [upload.tooLarge] })
        : new TooLarge();
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

function holdsFile(chunks: readonly Uint8Array[], field: string): boolean {
  const text = Buffer.concat(chunks).toString("latin1");
  return new RegExp(`\\r\\ncontent-disposition:[^\\r]*; *name="${field}"; *filename`, "i").test(text);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BadRequest("JSON parse error - the body is not valid UTF-8.");
  }
}

/** Omits a file field in which no file was chosen. */
async function multipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<[key: string, value: string | UploadedFile][]> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  checkParts(bytes, `--${quoted ?? plain ?? ""}`);
  const form = await new Response(bytes, { headers: { "Content-Type": contentType } }).formData().catch(() => {
    throw new BadRequest("Multipart form parse error - the body does not fit its content type.");
  });
  const filled = [...form].filter(([, value]) => typeof value === "string" || value.name !== "" || value.size > 0);
  return Promise.all(
    filled.map(async ([key, value]) => [key, typeof value === "string" ? value : await received(value)]),
  );
}

async function received(file: File): Promise<UploadedFile> {
  return new UploadedFile(file.name, new Uint8Array(await file.arrayBuffer()));
}
