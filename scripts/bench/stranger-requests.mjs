/** The most expensive requests of each kind that unauthenticated callers can send. */
import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const BYTES = 1_048_576;
const JSON_TYPE = { "content-type": "application/json" };

const nested = `${"[".repeat(15)}${"]".repeat(15)}`;
const LISTS = `[${Array(Math.floor(BYTES / (nested.length + 1)) - 1)
  .fill(nested)
  .join()}]`;
const OBJECTS = `[${Array(Math.floor(BYTES / 8) - 1)
  .fill('{"a":1}')
  .join()}]`;

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function imageBomb() {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(100, 0);
  header.writeUInt32BE(100, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(300_000_000));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function upload(image) {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  return Buffer.concat([Buffer.from(head), image, Buffer.from("\r\n--b--\r\n")]);
}

const FORGED_FORM = {
  ...{ method: "POST", path: "/en/console/sign-in" },
  headers: { "content-type": "multipart/form-data; boundary=b", cookie: "__Host-console=forged" },
  body: `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(BYTES / 53 - 1)}--b--\r\n`,
};

const random = () => randomBytes(12).toString("hex");

/**
 * @param {{ session: string, pdf: string, publicKey: string, headers: Record<string, string> }} facts the
 * path of an invoice's PDF, and the headers of a merchant's key
 * @returns {Record<string, any>} requests by name; `fresh` and `freshBody` renew headers and body
 */
export function strangerRequests({ session, pdf, publicKey, headers }) {
  const token = { method: "POST", path: "/b/auth/v1/token/", headers: JSON_TYPE };
  const calls = (count) => {
    const inputs = Object.fromEntries(Array.from({ length: count }, (_, at) => [at, { sessionId: session }]));
    const query = new URLSearchParams({ batch: "1", input: JSON.stringify(inputs) });
    return { path: `/api/trpc/${Array(count).fill("checkout.status").join()}?${query}` };
  };
  const withPublicKey = { ...JSON_TYPE, authorization: `Api-Key ${publicKey}` };
  return {
    "probes of readiness": { path: "/api/health/ready" },
    "wrong keys": {
      path: "/b/merchant/v1/settings/",
      fresh: (request) => ({ ...request.headers, authorization: `Api-Key sk_${random()}` }),
    },
    "1 MiB of lists without a credential": { ...token, body: LISTS },
    "1 MiB of objects without a credential": { ...token, body: OBJECTS },
    "1 MiB of lists with a public key": {
      ...{ method: "POST", path: `/b/checkout/api/sdk/v1/submit/${session}/`, headers: withPublicKey, body: LISTS },
    },
    "passwords of unknown names": {
      ...token,
      fresh: (request) => request.headers,
      freshBody: () => JSON.stringify({ username: random(), password: random() }),
    },
    "batches of 100 calls": calls(100),
    "batches of 10 calls": calls(10),
    "checkout pages": { path: `/en/checkout/${session}` },
    "pages with 5,000 parameters": { path: `/en/checkout/${session}?${Array(5_000).fill("a=").join("&")}` },
    "forms of 1 MiB with a forged cookie": FORGED_FORM,
    "missing files": { path: "/_next/static/none.js" },
    "forged notifications": {
      method: "POST",
      path: "/gateway-notifications/gwa_none/",
      headers: JSON_TYPE,
      body: "{}",
    },
    "an invoice as PDF": { path: pdf },
    "image bombs as logo": {
      ...{ method: "POST", path: "/b/merchant/v1/settings/logo/", body: upload(imageBomb()) },
      headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    },
  };
}
