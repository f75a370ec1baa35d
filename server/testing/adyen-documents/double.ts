/**
 * A simulated Adyen built only from Adyen's published documents: their examples, the fields that their
 * schemas require, and the signature that they describe. It shares no code with the connector.
 */
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { CHECKOUT_EXAMPLES } from "./examples";
import WEBHOOKS from "./webhooks-v1.json";

type Said = Readonly<Record<string, unknown>>;

export type WebhookExample =
  `post-${"AUTHORISATION-authorisation" | "CAPTURE-capture" | "CANCELLATION-cancellation" | "REFUND-refund"}`;

/** By path: the example that is returned, its status, and the fields that the request's schema requires. */
const OPERATIONS = [
  [/^\/sessions$/, "post-sessions-00.success-201", 201, ["amount", "merchantAccount", "reference", "returnUrl"]],
  [
    /^\/payments$/,
    "post-payments-card-direct-200",
    200,
    ["amount", "merchantAccount", "paymentMethod", "reference", "returnUrl"],
  ],
  [
    /^\/payments\/\w+\/captures$/,
    "post-payments-paymentPspReference-captures-capture-201",
    201,
    ["amount", "merchantAccount"],
  ],
  [
    /^\/payments\/\w+\/refunds$/,
    "post-payments-paymentPspReference-refunds-refund-201",
    201,
    ["amount", "merchantAccount"],
  ],
  [
    /^\/payments\/\w+\/cancels$/,
    "post-payments-paymentPspReference-cancels-cancel-with-psp-reference-201",
    201,
    ["merchantAccount"],
  ],
] as const;

const MAX_KEY = 64;

/** The example with the request's references, amount and addresses in the fields that repeat the request. */
function filled(example: Said, path: string, asked: Said): Said {
  const own = ["amount", "merchantAccount", "reference", "returnUrl"].filter(
    (name) => name in example && asked[name] !== undefined,
  );
  return {
    ...example,
    ...Object.fromEntries(own.map((name) => [name, asked[name]])),
    ...("merchantReference" in example && { merchantReference: asked.reference }),
    ...("paymentPspReference" in example && { paymentPspReference: path.split("/")[2] }),
    ...(asked.mode === "hosted" && { url: "https://checkout-test.adyen.com/hosted" }),
  };
}

function answerOf(request: IncomingMessage, text: string, account: DocumentedAccount): { status: number; body: Said } {
  const generic = (status: 401 | 403 | 422 | 500) => ({ status, body: CHECKOUT_EXAMPLES[`generic-${status}`] });
  const path = (request.url ?? "").replace(/^\/v72/, "");
  const key = request.headers["idempotency-key"];
  const operation = OPERATIONS.find(([pattern]) => pattern.test(path));
  if (request.headers["x-api-key"] !== account.apiKey) return generic(401);
  if (operation === undefined || (typeof key === "string" && key.length > MAX_KEY)) return generic(500);
  const asked = JSON.parse(text) as Said;
  const [, example, status, required] = operation;
  if (required.some((name) => asked[name] === undefined)) return generic(422);
  if (asked.merchantAccount !== account.merchantAccount) return generic(403);
  return { status, body: filled(CHECKOUT_EXAMPLES[example], path, asked) };
}

export type DocumentedAccount = { readonly apiKey: string; readonly merchantAccount: string; readonly hmacKey: string };

export type DocumentedAdyen = {
  readonly origin: string;
  stop(): Promise<void>;
  /** The signed notification of an example about a payment. */
  message(example: WebhookExample, about: Said): Buffer;
};

export async function startDocumentedAdyen(account: DocumentedAccount): Promise<DocumentedAdyen> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { status, body } = answerOf(request, Buffer.concat(chunks).toString(), account);
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    message: (example, about) => {
      const published = WEBHOOKS.examples[example].notificationItems[0]?.NotificationRequestItem;
      const item: Said = { ...published, merchantAccountCode: account.merchantAccount, ...about };
      return Buffer.from(JSON.stringify({ live: "false", notificationItems: [signed(item, account.hmacKey)] }));
    },
  };
}

/** docs.adyen.com, "Verify HMAC signatures": eight fields joined by colons, absent ones empty. */
function signed(item: Said, hmacKey: string): Said {
  const { value, currency } = item.amount as { readonly value: number; readonly currency: string };
  const fields = [
    ...[item.pspReference, item.originalReference ?? "", item.merchantAccountCode, item.merchantReference],
    ...[value, currency, item.eventCode, item.success],
  ];
  const hmac = createHmac("sha256", Buffer.from(hmacKey, "hex")).update(fields.join(":"));
  const additionalData = { ...(item.additionalData as object), hmacSignature: hmac.digest("base64") };
  return { NotificationRequestItem: { ...item, additionalData } };
}
