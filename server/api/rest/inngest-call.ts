import { AppError, TooLarge } from "@/server/kernel/errors";
import { MAX_BYTES, readBytes } from "./body";

type Handler = (request: Request) => Promise<Response>;

/**
 * Passes a call of `/api/inngest` to Inngest's SDK. The SDK parses a body before it checks the signature, so
 * a body that is not JSON is passed as empty, and a body above 1 MiB is answered 413.
 */
export async function answerInngest(request: Request, handle: Handler): Promise<Response> {
  if (request.body === null) return handle(request);
  try {
    const text = new TextDecoder().decode(await readBytes(request, MAX_BYTES));
    const { url, method, headers } = request;
    return await handle(new Request(url, { method, headers, body: isJson(text) ? text : "" }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ detail: error.message }, { status: error instanceof TooLarge ? 413 : 400 });
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
