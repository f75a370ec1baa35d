import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Shop = { readonly webhookUrls: readonly [string, string]; stop(): Promise<void> };

export async function listen(): Promise<Shop> {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.writeHead(request.url === "/webhooks" ? 200 : 503).end());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    webhookUrls: [`${origin}/webhooks`, `${origin}/old-webhooks`],
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
