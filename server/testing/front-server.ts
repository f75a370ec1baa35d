/** The front of the server, with a stand-in for Next; each test has its own. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach } from "vitest";
import { frontOf, type Listener } from "@/server/front/front";

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Record<string, unknown> };

/** In place of Next: answers with the request it received. */
export function echo(incoming: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Content-Type", "text/html");
  response.end(JSON.stringify({ url: incoming.url, headers: incoming.headers, raw: incoming.rawHeaders }));
}

let server: Server;

export function frontForEachTest(): void {
  beforeEach(() => serveFront(echo));
  afterEach(closeFront);
}

/** Reads the environment again. */
export async function serveFront(next: Listener): Promise<void> {
  await closeFront();
  server = createServer(frontOf(next));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
}

async function closeFront(): Promise<void> {
  if (server?.listening) await new Promise((done) => server.close(done));
}

export function callFront(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text || "{}") }),
      );
    });
    sent.on("error", fail);
    sent.end();
  });
}

/** The headers that {@link echo} received. */
export function handed({ body }: Answer): Record<string, string> {
  return body.headers as Record<string, string>;
}
