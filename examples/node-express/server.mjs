import express from "express";
import { shopReceiver } from "./receiver.mjs";

const { WEBHOOK_SECRET: secret, WEBHOOK_HMAC_KEY: hmacKey, PORT = "4000", EVENTS: folder = "events" } = process.env;
const receive = shopReceiver({ secret, hmacKey, folder });

const app = express();
// The signatures cover the raw body: no other parser may run first. Without a body Express sets none.
app.post("/webhooks", express.raw({ type: () => true, limit: "1mb" }), async (request, response) => {
  response.sendStatus(await receive({ headers: request.headers, body: request.body ?? "" }));
});
const server = app.listen(Number(PORT), () => console.log("listening on", server.address().port));
