import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { View } from "@/server/front/bridge";
import type { strangersGate } from "@/server/front/limit-unknown-callers";

type Gate = ReturnType<typeof strangersGate>;

class FakeResponse extends EventEmitter {
  destroyed = false;
  status: number | null = null;
  statusCode = 200;
  body = "";
  readonly headers = new Map<string, string>();
  setHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  writeHead(status: number, headers: Record<string, string>): void {
    this.status = status;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
  }
  end(body: string): void {
    this.body = body;
  }
}

export type SentRequest = {
  url?: string;
  method?: string;
  address?: string;
  authorization?: string;
  headers?: Record<string, string>;
  /** True if the response is not sent as soon as the request starts. */
  slow?: boolean;
};

const ANONYMOUS = "/b/checkout/redirect/1/";

/** Passes a request to the limit of unauthenticated callers, without a server. */
export function askGate(gate: Gate, sent: SentRequest = {}) {
  const { url = ANONYMOUS, method = "POST", address = "192.0.2.1", authorization, headers, slow = false } = sent;
  const response = new FakeResponse();
  const view: View = {};
  let started = false;
  gate(
    {
      request: { url, method, headers: { authorization, ...headers } } as unknown as IncomingMessage,
      response: response as unknown as ServerResponse,
      view,
      address,
    },
    () => {
      started = true;
      if (method !== "GET" && !slow) response.emit("finish");
    },
  );
  return { response, view, hasStarted: () => started };
}
