import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { shopReceiver } from "./receiver.mjs";

const LARGEST_BODY = 1_000_000;

/** @throws {Error} if the request is cut off */
async function statusOf(request, receive) {
  if (request.method !== "POST") return 405;
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= LARGEST_BODY) chunks.push(chunk);
  }
  if (bytes > LARGEST_BODY) return 413;
  return receive({ headers: request.headers, body: Buffer.concat(chunks) });
}

export function plainServer(receive) {
  return createServer(async (request, response) => {
    response.writeHead(await statusOf(request, receive).catch(() => 500)).end();
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { WEBHOOK_SECRET: secret, WEBHOOK_HMAC_KEY: hmacKey, PORT = "4000" } = process.env;
  plainServer(shopReceiver({ secret, hmacKey, folder: "events" })).listen(Number(PORT));
}
