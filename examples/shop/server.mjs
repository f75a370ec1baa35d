import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { Sarraf } from "@sarraf/node";
import { payPage, shopPage } from "./pages.mjs";
import { createShop } from "./shop.mjs";

const POSTS = {
  "/buy": (shop) => shop.buy(),
  "/buy-here": async (shop) => `/pay/${await shop.buyHere()}`,
  "/subscribe": (shop) => shop.subscribe(),
  "/credit": (shop) => shop.giveCredit().then(() => "/"),
};

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function answer({ shop, sarraf, publicKey }, request, response) {
  const { method, url = "/", headers } = request;
  const body = await bodyOf(request);
  if (method === "POST" && url === "/webhooks") {
    const { status } = await shop.receive({ headers, body });
    return response.writeHead(status).end();
  }
  const post = method === "POST" ? POSTS[url] : undefined;
  if (post !== undefined) return response.writeHead(303, { Location: await post(shop) }).end();
  const html = { "Content-Type": "text/html; charset=utf-8" };
  const sessionId = /^\/pay\/(\w+)$/.exec(url)?.[1];
  if (sessionId !== undefined)
    return response.writeHead(200, html).end(payPage({ baseUrl: sarraf.baseUrl, publicKey, sessionId }));
  // The customer returns with the order number in the query.
  if (new URL(url, "http://shop.invalid").pathname !== "/") return response.writeHead(404).end();
  const page = shopPage({ orders: [...shop.orders.values()], ...(await shop.account()) });
  return response.writeHead(200, html).end(page);
}

/** The shop's server, not yet listening. */
export function shopServer(parts) {
  return createServer((request, response) => {
    answer(parts, request, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end("Something went wrong.");
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { SARRAF_PUBLIC_KEY: publicKey, WEBHOOK_SECRET: secret, PORT = "8080" } = process.env;
  const sarraf = new Sarraf();
  const address = `http://localhost:${PORT}`;
  const shop = createShop({ sarraf, secret, folder: "events", address });
  await shop.allowOwnPages();
  shopServer({ shop, sarraf, publicKey }).listen(Number(PORT), () => console.log(address));
}
