/** The worker thread that draws documents, without the database and the file store. */
import { existsSync, readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort } from "node:worker_threads";
import type { DrawingReply, DrawingRequest } from "./drawing";
import { invoicePdf } from "./invoice-pdf";
import { receiptPdf } from "./receipt-pdf";

const LOWER_PRIORITY = 10;

/** Lowers the thread's priority below that of requests, where the system supports it (Linux). */
function lowerPriority(): void {
  const own = "/proc/thread-self";
  if (existsSync(own)) setPriority(Number(basename(readlinkSync(own))), LOWER_PRIORITY);
}

async function drawn(request: DrawingRequest): Promise<DrawingReply> {
  const look = { language: request.language, logo: request.logo && Buffer.from(request.logo) };
  try {
    const pdf = request.kind === "invoice" ? invoicePdf(request.view, look) : receiptPdf(request.view, look);
    return { pdf: await pdf };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

lowerPriority();
parentPort?.on("message", async (request: DrawingRequest) => parentPort?.postMessage(await drawn(request)));
