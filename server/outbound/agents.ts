/**
 * HTTP clients for all addresses that a merchant or vendor chose: webhooks, files, gateways, keys of identity
 * providers.
 */
import { Agent, type Dispatcher } from "undici";
import { env } from "@/server/env";
import { guardedConnector } from "./guard-address";

const CONNECT_TIMEOUT_MS = 10_000;

let outbound: Agent | undefined;
let files: Agent | undefined;

/**
 * Connects to public addresses and the networks of `OUTBOUND_NETWORKS`; if BASE_URL is a loopback address,
 * also to loopback and private addresses (Spec, "Webhook deliveries").
 */
export function outboundAgent(): Dispatcher {
  outbound ??= new Agent({
    connect: guardedConnector(CONNECT_TIMEOUT_MS, () => ({
      local: env.isLoopback,
      networks: env.outboundNetworks,
    })),
  });
  return outbound;
}

/**
 * Connects only to public addresses and the networks of `OUTBOUND_NETWORKS`, because the merchant can read
 * the fetched file.
 */
export function fileAgent(): Dispatcher {
  files ??= new Agent({
    connect: guardedConnector(CONNECT_TIMEOUT_MS, () => ({ local: false, networks: env.outboundNetworks })),
  });
  return files;
}

/** Maximum decompressed bytes of a response. */
const MOST_BYTES = 1_000_000;

export class AnswerTooLong extends Error {
  override readonly name = "AnswerTooLong";
}

/** Limits an answer's body, which fails with {@link AnswerTooLong} after {@link MOST_BYTES}. */
export function boundedAnswer(answer: Response): Response {
  if (answer.body === null) return answer;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) throw new AnswerTooLong(`The answer is longer than ${MOST_BYTES} bytes.`);
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counted), answer);
}

/**
 * `fetch` through {@link outboundAgent}, with a {@link boundedAnswer}. It computes Content-Length and ignores
 * the caller's header.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete("content-length");
  return boundedAnswer(await fetch(input, Object.assign({ ...init, headers }, { dispatcher: outboundAgent() })));
};
