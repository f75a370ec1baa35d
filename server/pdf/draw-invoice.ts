import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { InvoiceDrawer } from "@/server/domain/invoices";
import { env } from "@/server/env";
import { DrawingQueue } from "./drawing-queue";

function program(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env.programsFolder, "drawing-thread.mjs");
}

let queue: DrawingQueue | undefined;
let version: Promise<string> | undefined;

/**
 * The program that draws invoices. Its version is a digest of its code, so that a new layout replaces stored
 * documents.
 */
export const invoiceDrawer: InvoiceDrawer = {
  version: () => {
    version ??= readFile(program()).then((source) => createHash("sha256").update(source).digest("hex"));
    return version;
  },
  draw: (request) => {
    queue ??= new DrawingQueue(program());
    return queue.draw(request);
  },
};
