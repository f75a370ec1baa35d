import { FILE_TOO_LARGE, MAX_FILE_BYTES, type OpenAttachment } from "@/server/domain/attachments";
import type { Picture } from "@/server/domain/sessions";
import { sha256 } from "@/server/kernel/ids";
import { fileReply, type Reply, reply } from "./reply";

const LARGEST = { maxBytes: MAX_FILE_BYTES, tooLarge: FILE_TOO_LARGE } as const;

/** Limits of a session's file in a form with other fields. */
export const ATTACHMENT = { ...LARGEST, field: "attachment" } as const;

/** Limits of a file in a multipart form without other fields. */
export const FILE = { ...LARGEST, field: "file", formsOnly: true } as const;

/** Headers that prevent scripts in files from running in this origin. */
const SAFE = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex, nofollow",
};

/** A file for saving; only the browser may cache it, for five minutes. */
export function download({ body, contentType, fileName }: OpenAttachment): Reply {
  return fileReply(
    { content: body, contentType },
    {
      ...SAFE,
      "Cache-Control": "private, max-age=300",
      "Content-Disposition": disposition(fileName),
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  );
}

/** A public picture that any cache may keep for a day; 304 if unchanged. */
export function picture({ content, contentType }: Picture, headers: Headers): Reply {
  const ETag = `"${sha256(content).slice(0, 32)}"`;
  const kept = { ...SAFE, ETag, "Cache-Control": "public, max-age=86400, immutable" };
  if (headers.get("if-none-match")?.includes(ETag)) return reply(304, undefined, kept);
  const shown = { ...kept, "Cross-Origin-Resource-Policy": "cross-origin" };
  return fileReply({ content, contentType }, shown);
}

/** `Content-Disposition` with the file name in both forms of RFC 6266: ASCII, and RFC 8187. */
function disposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
