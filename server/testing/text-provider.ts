/** A server of a provider of text messages, with configurable responses, which keeps its requests. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { MailAnswer } from "./mail-provider";

export type TextProvider = {
  readonly url: string;
  readonly asked: {
    readonly path: string | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }[];
  close(): void;
};

/** Listens on a free port. The requests get the given responses in order; later requests get the last one. */
export async function textProvider(...answers: readonly MailAnswer[]): Promise<TextProvider> {
  const asked: TextProvider["asked"] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      asked.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
      const { status, body, headers } = answers[Math.min(asked.length, answers.length) - 1] ?? {
        status: 500,
        body: {},
      };
      response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}
