import { readInvoiceDocument } from "@/server/domain/invoices";
import { languageOf } from "@/server/i18n/languages";
import { logger } from "@/server/log";
import { invoiceDrawer } from "@/server/pdf/draw-invoice";
import { refusalOf } from "@/server/refusal";
import { pageContext } from "./view";

export type InvoicePath = { readonly lang: string; readonly token: string };

const STATUS = { rate_limited: 429, busy: 503 } as const;

/**
 * Responds with an invoice's PDF: 404 for an unknown link, 410 for an ended one, 429 for one used too often,
 * 503 if the PDF cannot be drawn or stored now. No cache may keep it, because it is personal.
 */
export async function invoiceDocument({ lang, token }: InvoicePath): Promise<Response> {
  const language = languageOf(lang);
  try {
    const document = language && (await readInvoiceDocument(await pageContext(), { token, language }, invoiceDrawer));
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
    if (refusal?.kind === "busy" || refusal?.kind === "rate_limited") {
      if (refusal.kind === "busy") logger().warn({ err: error }, "An invoice's document was put off.");
      const headers = { "Retry-After": String(refusal.retryAfterSeconds ?? 1) };
      return new Response(null, { status: STATUS[refusal.kind], headers });
    }
    logger().error({ err: error }, "An invoice's document could not be made.");
    return new Response(null, { status: 500 });
  }
}
