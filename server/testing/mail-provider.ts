/** A mail provider that speaks Resend's protocol, answers as told and keeps what it was asked. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type MailProvider = {
  readonly url: string;
  readonly asked: {
    readonly path: string | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly body: unknown;
  }[];
  close(): void;
};

/** Listens on a free port; the first request gets the first answer, and those after the last one get the last. */
export async function mailProvider(...answers: readonly { status: number; body: object }[]): Promise<MailProvider> {
  const asked: MailProvider["asked"] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? { status: 500, body: {} };
      asked.push({ path: request.url, headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(answer.status, { "Content-Type": "application/json" }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}
