import { Readable } from "node:stream";
import type { PageNeed } from "@/components/console/pages";
import type { MonthFile } from "@/server/domain/figures";
import type { ConsoleCtx } from "@/server/domain/merchants";
import type { Download } from "@/server/domain/reports";
import { consoleContext } from "@/server/pages/console-cookie";
import { admits } from "./view";

/** The user's context, or a refusal: 401 without sign-in, 403 without the permission. */
export async function guardRoute(needs: PageNeed): Promise<ConsoleCtx | Response> {
  const ctx = await consoleContext();
  if (ctx === null || !ctx.console.isOpen) return new Response(null, { status: 401 });
  return (await admits(ctx, needs, "file")) ? ctx : new Response(null, { status: 403 });
}

/** 400 with the names of invalid filters, which a list ignores but a file must not; null if all are valid. */
export function refuseFilters(names: readonly string[]): Response | null {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" };
  return names.length === 0 ? null : new Response(`Invalid filters: ${names.join(", ")}\n`, { status: 400, headers });
}

/**
 * Streams a CSV file.
 * @param name file name without extension
 */
export function csvResponse(name: string, lines: AsyncIterable<string>): Response {
  const stream = Readable.toWeb(Readable.from(encoded(lines))) as ReadableStream<Uint8Array>;
  return new Response(stream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

export function tableResponse({ fileName, contentType, content }: MonthFile): Response {
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Sends a stored file or redirects to the file store; responds 404 without a file. */
export function fileResponse(download: Download | null): Response {
  if (download === null) return new Response(null, { status: 404 });
  const isPrivate = { "cache-control": "private, no-store" };
  if (download.kind === "elsewhere")
    return new Response(null, { status: 302, headers: { ...isPrivate, location: download.url } });
  const { content, contentType, fileName } = download;
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      ...isPrivate,
      "content-type": contentType,
      "content-disposition": `attachment; filename="${fileName}"`,
      "x-content-type-options": "nosniff",
    },
  });
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of lines) yield encoder.encode(text);
}
