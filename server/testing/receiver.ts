/** A webhook endpoint as an HTTP server on a free loopback port, with configurable responses. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A received request. */
export type ReceivedWebhook = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as received. */
  readonly text: string;
  /** Time of arrival, in real time in milliseconds. */
  readonly at: number;
};

/** The response: a status, or a function that writes it. */
export type Answer = number | ((response: ServerResponse, received: ReceivedWebhook) => void);

/** The receiver; `answer` may be replaced at any time. */
export type Receiver = {
  answer: Answer;
  readonly received: readonly ReceivedWebhook[];
  readonly origin: string;
  /** A URL on the receiver. */
  url(path?: string): string;
  stop(): Promise<void>;
};

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Starts a receiver that responds with 200. @param host "0.0.0.0" for all addresses of the loopback network
 */
export async function startReceiver(answer: Answer = 200, host = "127.0.0.1"): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const { headers, url: path = "/" } = request;
    const one: ReceivedWebhook = { path, headers, text: await textOf(request), at: Date.now() };
    received.push(one);
    if (typeof receiver.answer === "number") response.writeHead(receiver.answer).end();
    else receiver.answer(response, one);
  });
  await new Promise<void>((done) => server.listen(0, host, done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: Receiver = {
    answer,
    received,
    origin,
    url: (path = "/webhook") => `${origin}${path}`,
    stop: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
  return receiver;
}
