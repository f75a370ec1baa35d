/** A merchant's webhook endpoint and shop, as an HTTP server. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedDelivery = {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly body: Record<string, unknown>;
};

/** Answers webhooks with the HTTP status `status`, and other paths with a small page. */
export class Receiver {
  readonly received: ReceivedDelivery[] = [];
  status = 200;
  /** Webhooks are answered after this resolves. */
  answering: Promise<void> = Promise.resolve();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on("request", (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        if (request.url?.startsWith("/webhook")) {
          const text = Buffer.concat(chunks).toString("utf8");
          receiver.received.push({ headers: request.headers as Record<string, string>, text, body: JSON.parse(text) });
          void receiver.answering.then(() => response.writeHead(receiver.status).end());
          return;
        }
        response
          .writeHead(200, { "content-type": "text/html" })
          .end("<!doctype html><title>Shop</title><h1>Back at the shop</h1>");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return receiver;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get webhookUrl(): string {
    return `${this.origin}/webhook`;
  }

  get shopUrl(): string {
    return `${this.origin}/shop?campaign=autumn`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
