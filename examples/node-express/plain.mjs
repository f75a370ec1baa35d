/** The receiver on plain Node.js. */
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { shopReceiver } from "./receiver.mjs";

export function plainServer(receive) {
  return createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = request.method === "POST" ? receive({ headers: request.headers, body: Buffer.concat(chunks) }) : 405;
    response.writeHead(await Promise.resolve(answer).catch(() => 500)).end();
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { WEBHOOK_SECRET: secret, WEBHOOK_HMAC_KEY: hmacKey, PORT = "4000" } = process.env;
  plainServer(shopReceiver({ secret, hmacKey, folder: "events" })).listen(Number(PORT));
}
