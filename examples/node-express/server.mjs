import express from "express";
import { shopReceiver } from "./receiver.mjs";

const { WEBHOOK_SECRET: secret, WEBHOOK_HMAC_KEY: hmacKey, PORT = "4000" } = process.env;
const receive = shopReceiver({ secret, hmacKey, folder: "events" });

const app = express();
// The signatures cover the raw body: no other parser may run first.
app.post("/webhooks", express.raw({ type: "application/json" }), async (request, response) => {
  response.sendStatus(await receive({ headers: request.headers, body: request.body }));
});
app.listen(Number(PORT));
