/** The worker thread that draws documents. It uses neither the database nor the store. */
import { parentPort } from "node:worker_threads";
import type { DrawingReply, DrawingRequest } from "./drawing";
import { invoicePdf } from "./invoice-pdf";

async function drawn({ view, language, logo }: DrawingRequest): Promise<DrawingReply> {
  try {
    return { pdf: await invoicePdf(view, { language, logo: logo && Buffer.from(logo) }) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", async (request: DrawingRequest) => parentPort?.postMessage(await drawn(request)));
