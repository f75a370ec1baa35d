import { countDocument } from "@/server/domain/limits";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { type DocumentDrawer, drawnDocument, sweepDocuments } from "./drawn-document";
import { invoiceOfToken } from "./invoice-link";
import type { InvoicePageView } from "./page-views";
import { isEnded, readInvoicePage } from "./read-invoice-page";

const FOLDER = "invoice-documents";

export type InvoiceDrawer = DocumentDrawer<InvoicePageView>;

export type InvoiceDocument = { readonly number: string; readonly pdf: Uint8Array };

/**
 * The invoice's PDF. Null for a forged token, `ended` for an ended link.
 * @throws {RateLimited}
 * @throws {Busy} {StorageAway} as {@link drawnDocument}
 */
export async function readInvoiceDocument(
  system: SystemCtx,
  { token, language }: { readonly token: string; readonly language: Language },
  drawer: InvoiceDrawer,
): Promise<InvoiceDocument | "ended" | null> {
  const id = invoiceOfToken(token)?.number;
  if (id === undefined) return null;
  await countDocument(system, `invoice:${id}`);
  const view = await readInvoicePage(system, { token, language });
  if (view === null) return null;
  if (isEnded(view)) return "ended";
  const document = { folder: FOLDER, id: String(id), view, language };
  return { number: view.number, pdf: await drawnDocument(system, document, drawer) };
}

export function sweepInvoiceDocuments(system: SystemCtx): Promise<void> {
  return sweepDocuments(system, FOLDER);
}
