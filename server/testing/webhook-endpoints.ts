/** A merchant's webhook endpoints and their receiver. */
import { expect } from "vitest";
import type { deliverWebhooks } from "@/server/domain/webhooks";
import { callRoute } from "./call-route";
import type { TestMerchant } from "./harness";
import { operate } from "./operating";
import { newSession } from "./paying";
import type { Receiver } from "./receiver";

type Route = Parameters<typeof callRoute>[0];

/** @param all the list's route */
export function endpointsOf(all: Route, merchant: TestMerchant, receiver: Receiver) {
  const call = (route: Route, method: string, id: string | null, body?: object) =>
    callRoute(route, {
      method,
      key: merchant.privateKey,
      ...(id !== null && { params: { id } }),
      ...(body && { body }),
    } as Parameters<typeof callRoute>[1]);
  return {
    call,
    got: (path: string) => receiver.received.filter((each) => each.path === path),
    async endpoint(path: string, further: object = {}): Promise<{ id: string; secret: string }> {
      const { status, body, text } = await call(all, "POST", null, { url: receiver.url(path), ...further });
      expect(status, text).toBe(201);
      return { id: String(body.id), secret: String(body.signing_secret) };
    },
    async expireSession(): Promise<string> {
      const id = await newSession(merchant);
      await operate(merchant.ctx, { operation: "expire", session_id: id });
      return id;
    },
    /** Runs the job until no delivery is due. */
    async work(job: typeof deliverWebhooks): Promise<void> {
      for (let rounds = 0; rounds < 9; rounds += 1) {
        const due = await job.due(merchant.ctx, { merchantId: merchant.id, driver: true }, 100);
        if (due.length === 0) return;
        for (const { id } of due) await job.run(merchant.as({ actor: { kind: "service" } }), id);
      }
    },
  };
}
