/** A server with Resend's protocol and configurable responses, which keeps its requests. */
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

/** The provider's response. */
export type MailAnswer = {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Returns the given responses in order, then repeats the last. */
export async function mailProvider(...answers: readonly MailAnswer[]): Promise<MailProvider> {
  let given = 0;
  return answeringProvider(() => {
    given += 1;
    return answers[Math.min(given, answers.length) - 1] ?? { status: 500, body: {} };
  });
}

/** Listens on a free port and calls `answer` for each request. */
export async function answeringProvider(answer: () => MailAnswer): Promise<MailProvider> {
  const asked: MailProvider["asked"] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { status, body, headers } = answer();
      asked.push({ path: request.url, headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}
