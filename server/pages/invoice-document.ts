/** An invoice's document by its link. */
import { isEnded, readInvoicePage } from "@/server/domain/invoices";
import { printableLogo } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { logger } from "@/server/log";
import { invoicePdf } from "@/server/pdf/invoice-pdf";
import { refusalOf } from "@/server/refusal";
import { pageContext } from "./view";

export type InvoicePath = { readonly lang: string; readonly token: string };

/**
 * The PDF in the path's language, made on request; 404 for an unknown link, 503 if the database is
 * overloaded. Personal, so not cached.
 */
export async function invoiceDocument({ lang, token }: InvoicePath): Promise<Response> {
  const language = languageOf(lang);
  try {
    const view = language && (await readInvoicePage(await pageContext(), { token, language }));
    if (language === null || view === null) return new Response(null, { status: 404 });
    if (isEnded(view)) return new Response(null, { status: 410 });
    const name = `${view.number.replace(/[^\p{L}\p{N}._-]+/gu, "-")}.pdf`;
    const fallback = name.replace(/[^\w.-]/g, "-");
    return new Response(new Uint8Array(await invoicePdf(view, { language, logo: await printableLogo(view.brand) })), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="${fallback}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.kind === "busy") return new Response(null, { status: 503, headers: { "Retry-After": "1" } });
    logger().error({ err: error }, "An invoice's document could not be made.");
    return new Response(null, { status: 500 });
  }
}
