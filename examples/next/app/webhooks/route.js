import { shopReceiver } from "../../receiver.mjs";

const { WEBHOOK_SECRET: secret, WEBHOOK_HMAC_KEY: hmacKey, EVENTS: folder = "events" } = process.env;
const receive = shopReceiver({ secret, hmacKey, folder });

export async function POST(request) {
  // The raw body: request.json() would lose the bytes that the signatures cover.
  const body = new Uint8Array(await request.arrayBuffer());
  return new Response(null, { status: await receive({ headers: request.headers, body }) });
}
