import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { Sarraf } from "@sarraf/node";
import { openDatabase } from "./database.mjs";
import { LANGUAGES, payPage, shopPage } from "./pages.mjs";
import { createShop } from "./shop.mjs";

/** Actions of the page's buttons; each returns the customer's next URL. */
const POSTS = {
  buy: (shop, language) => shop.buy(language),
  "buy-here": async (shop, language) => `/${language}/pay/${await shop.buyHere(language)}`,
  subscribe: (shop, language) => shop.subscribe(language),
  credit: (shop, language) => shop.giveCredit().then(() => `/${language}/`),
  refund: (shop, language, number) => shop.refund(number).then(() => `/${language}/`),
};

/** The language in a path, such as `ar` in `/ar/buy`, and the rest of the path. */
function placeOf(url) {
  const [language = "", verb = "", id = ""] = new URL(url, "http://shop.invalid").pathname.split("/").slice(1);
  return { language, verb, id };
}

const LARGEST_BODY = 1_000_000;

async function bodyOf(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= LARGEST_BODY) chunks.push(chunk);
  }
  return bytes > LARGEST_BODY ? null : Buffer.concat(chunks);
}

async function answer({ shop, sarraf, publicKey }, request, response) {
  const { method, url = "/", headers } = request;
  const body = await bodyOf(request);
  if (body === null) return response.writeHead(413).end();
  if (method === "POST" && url === "/webhooks") {
    const { status } = await shop.receive({ headers, body });
    return response.writeHead(status).end();
  }
  const { language, verb, id } = placeOf(url);
  if (language === "") return response.writeHead(303, { Location: languageOf(headers) }).end();
  if (!LANGUAGES.includes(language)) return response.writeHead(404).end();
  const post = method === "POST" && Object.hasOwn(POSTS, verb) ? POSTS[verb] : undefined;
  if (post !== undefined) return response.writeHead(303, { Location: await post(shop, language, id) }).end();
  const html = { "Content-Type": "text/html; charset=utf-8" };
  if (verb === "pay" && /^\w+$/.test(id)) {
    const page = payPage({ language, baseUrl: sarraf.baseUrl, publicKey, sessionId: id });
    return response.writeHead(200, html).end(page);
  }
  if (verb !== "") return response.writeHead(404).end();
  return response.writeHead(200, html).end(shopPage({ language, ...(await shop.account()) }));
}

function languageOf({ "accept-language": wanted = "" }) {
  return /^ar\b/i.test(wanted) ? "/ar/" : "/en/";
}

export function shopServer(parts) {
  return createServer((request, response) => {
    answer(parts, request, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end("Something went wrong.");
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { SARRAF_PUBLIC_KEY: publicKey, WEBHOOK_SECRET: secret, DATABASE_URL, PORT = "8080" } = process.env;
  const sarraf = new Sarraf();
  const address = `http://localhost:${PORT}`;
  const shop = createShop({ sarraf, secret, database: await openDatabase(DATABASE_URL), address });
  await shop.allowOwnPages();
  shopServer({ shop, sarraf, publicKey }).listen(Number(PORT), () => console.log(address));
}
