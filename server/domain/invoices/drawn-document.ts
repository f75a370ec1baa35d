import { buffer } from "node:stream/consumers";
import { printableLogo } from "@/server/domain/merchants";
import type { Brand } from "@/server/kernel/brand";
import { sha256 } from "@/server/kernel/ids";
import type { Language, SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";

type DrawnView = { readonly brand: Brand };

export type DocumentDrawer<View extends DrawnView> = {
  version(): Promise<string>;
  /** @throws {Busy} if too many drawings wait, or the document exceeds the limits */
  draw(request: {
    readonly view: View;
    readonly language: Language;
    readonly logo: Uint8Array | null;
  }): Promise<Uint8Array>;
};

type DrawnDocument<View extends DrawnView> = {
  readonly folder: string;
  readonly id: string;
  readonly view: View;
  readonly language: Language;
};

const DIGEST_LENGTH = 64;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

const drawings = new Map<string, Promise<Uint8Array>>();

/**
 * The stored PDF, or a new one that replaces the PDF of an earlier version.
 * @throws {Busy} {StorageAway}
 */
export async function drawnDocument<View extends DrawnView>(
  system: SystemCtx,
  { folder, id, view, language }: DrawnDocument<View>,
  drawer: DocumentDrawer<View>,
): Promise<Uint8Array> {
  const version = JSON.stringify([await drawer.version(), language, view]);
  const digest = sha256(version);
  const key = `${folder}/${id}-${language}.pdf`;
  const stored = await storedDocument(key, digest);
  if (stored !== null) return stored;
  const known = drawings.get(digest);
  if (known !== undefined) return known;
  const drawing = drawAndStore(system, { key, digest, view, language }, drawer);
  const ended = drawing.finally(() => drawings.delete(digest));
  drawings.set(digest, ended);
  return ended;
}

async function storedDocument(key: string, digest: string): Promise<Uint8Array | null> {
  const file = await storage().read(key);
  const bytes = file && (await buffer(file.body));
  return bytes?.toString("latin1", 0, DIGEST_LENGTH) === digest ? bytes.subarray(DIGEST_LENGTH) : null;
}

type Version<View> = {
  readonly key: string;
  readonly digest: string;
  readonly view: View;
  readonly language: Language;
};

async function drawAndStore<View extends DrawnView>(
  system: SystemCtx,
  { key, digest, view, language }: Version<View>,
  drawer: DocumentDrawer<View>,
): Promise<Uint8Array> {
  const pdf = await drawer.draw({ view, language, logo: await printableLogo(system, view.brand) });
  const content = Buffer.concat([Buffer.from(digest, "latin1"), pdf]);
  await storage().put(key, content, { contentType: "application/octet-stream" });
  return pdf;
}

/** Deletes documents that were stored more than {@link KEPT_DAYS} days ago. */
export async function sweepDocuments(system: SystemCtx, folder: string): Promise<void> {
  const before = new Date(system.realNow().getTime() - KEPT_DAYS * DAY_MS);
  for await (const { key, storedAt } of storage().list(folder)) if (storedAt < before) await storage().remove(key);
}
