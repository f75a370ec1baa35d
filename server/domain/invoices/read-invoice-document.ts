/** Draws an invoice's PDF once per state of the invoice, and stores it. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { countDocument } from "@/server/domain/limits";
import { printableLogo } from "@/server/domain/merchants";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { invoiceOfToken } from "./invoice-link";
import type { InvoicePageView } from "./page-views";
import { isEnded, readInvoicePage } from "./read-invoice-page";

export type InvoiceDrawer = {
  version(): Promise<string>;
  /** @throws {Busy} if too many drawings wait, or the document exceeds the limits */
  draw(request: {
    readonly view: InvoicePageView;
    readonly language: Language;
    readonly logo: Uint8Array | null;
  }): Promise<Uint8Array>;
};

export type InvoiceDocument = { readonly number: string; readonly pdf: Uint8Array };

const FOLDER = "invoice-documents";
/** Number of characters of the digest at the beginning of a stored file's name. */
const DIGEST_LENGTH = 64;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/** Running drawings of documents by digest, shared by concurrent requests. */
const drawings = new Map<string, Promise<Uint8Array>>();

/**
 * The invoice's PDF in `language`. Null for a forged token, `ended` for an ended link. Replaces the stored
 * PDF of an earlier state.
 * @throws {RateLimited} if the link is used too often
 * @throws {Busy} if the document cannot be drawn now
 * @throws {StorageAway} if the document cannot be stored
 */
export async function readInvoiceDocument(
  system: SystemCtx,
  { token, language }: { readonly token: string; readonly language: Language },
  drawer: InvoiceDrawer,
): Promise<InvoiceDocument | "ended" | null> {
  const id = invoiceOfToken(token)?.number;
  if (id === undefined) return null;
  await countDocument(system, id);
  const view = await readInvoicePage(system, { token, language });
  if (view === null) return null;
  if (isEnded(view)) return "ended";
  const version = JSON.stringify([await drawer.version(), language, view]);
  const digest = createHash("sha256").update(version).digest("hex");
  const key = `${FOLDER}/${id}-${language}.pdf`;
  const pdf = (await storedDocument(key, digest)) ?? (await drawOnce(system, { key, digest, view, language }, drawer));
  return { number: view.number, pdf };
}

async function storedDocument(key: string, digest: string): Promise<Uint8Array | null> {
  const file = await storage().read(key);
  const bytes = file && (await buffer(file.body));
  return bytes?.toString("latin1", 0, DIGEST_LENGTH) === digest ? bytes.subarray(DIGEST_LENGTH) : null;
}

type Version = {
  readonly key: string;
  readonly digest: string;
  readonly view: InvoicePageView;
  readonly language: Language;
};

function drawOnce(system: SystemCtx, version: Version, drawer: InvoiceDrawer): Promise<Uint8Array> {
  const known = drawings.get(version.digest);
  if (known !== undefined) return known;
  const drawing = drawAndStore(system, version, drawer).finally(() => drawings.delete(version.digest));
  drawings.set(version.digest, drawing);
  return drawing;
}

async function drawAndStore(
  system: SystemCtx,
  { key, digest, view, language }: Version,
  drawer: InvoiceDrawer,
): Promise<Uint8Array> {
  const pdf = await drawer.draw({ view, language, logo: await printableLogo(system, view.brand) });
  const content = Buffer.concat([Buffer.from(digest, "latin1"), pdf]);
  await storage().put(key, content, { contentType: "application/octet-stream" });
  return pdf;
}

/**
 * Removes invoices' PDFs stored more than thirty days ago (real time); they are drawn again when requested.
 */
export async function sweepInvoiceDocuments(system: SystemCtx): Promise<void> {
  const before = new Date(system.realNow().getTime() - KEPT_DAYS * DAY_MS);
  for await (const { key, storedAt } of storage().list(FOLDER)) if (storedAt < before) await storage().remove(key);
}
