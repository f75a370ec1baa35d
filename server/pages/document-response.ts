import { languageOf } from "@/server/i18n/languages";
import type { Language } from "@/server/kernel/types";
import { logger } from "@/server/log";
import { refusalOf } from "@/server/refusal";

type ReadDocument = { readonly number: string; readonly pdf: Uint8Array };

const STATUS = { rate_limited: 429, busy: 503 } as const;

/**
 * Responds with a PDF: 404 for an unknown document, 410 for an ended link, 429 if asked too often, 503 if it
 * cannot be drawn or stored now. No cache may keep it, because it is personal.
 */
export async function documentResponse(
  lang: string,
  read: (language: Language) => Promise<ReadDocument | "ended" | null>,
): Promise<Response> {
  const language = languageOf(lang);
  try {
    const document = language && (await read(language));
    if (document === null) return new Response(null, { status: 404 });
    if (document === "ended") return new Response(null, { status: 410 });
    const name = `${document.number.replace(/[^\p{L}\p{N}._-]+/gu, "-")}.pdf`;
    const fallback = name.replace(/[^\w.-]/g, "-");
    return new Response(new Uint8Array(document.pdf), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="${fallback}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.kind === "not_found") return new Response(null, { status: 404 });
    if (refusal?.kind === "busy" || refusal?.kind === "rate_limited") {
      if (refusal.kind === "busy") logger().warn({ err: error }, "A document was put off.");
      const headers = { "Retry-After": String(refusal.retryAfterSeconds ?? 1) };
      return new Response(null, { status: STATUS[refusal.kind], headers });
    }
    logger().error({ err: error }, "A document could not be made.");
    return new Response(null, { status: 500 });
  }
}
