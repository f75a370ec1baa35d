import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ReceiptDrawer } from "@/server/domain/console";
import type { InvoiceDrawer } from "@/server/domain/invoices";
import { env } from "@/server/env";
import { sha256 } from "@/server/kernel/ids";
import type { DrawingRequest } from "./drawing";
import { DrawingQueue } from "./drawing-queue";

function program(): string {
  return resolve(/* turbopackIgnore: true */ process.cwd(), env.programsFolder, "drawing-thread.mjs");
}

let queue: DrawingQueue | undefined;
let digest: Promise<string> | undefined;

function version(): Promise<string> {
  digest ??= readFile(program()).then(sha256);
  return digest;
}

function draw(request: DrawingRequest): Promise<Uint8Array> {
  queue ??= new DrawingQueue(program());
  return queue.draw(request);
}

export const invoiceDrawer: InvoiceDrawer = { version, draw: (request) => draw({ kind: "invoice", ...request }) };

export const receiptDrawer: ReceiptDrawer = { version, draw: (request) => draw({ kind: "receipt", ...request }) };
