/** A gateway whose client's errors contain its request, for tests of logs and storage. */
import { beforeAll, vi } from "vitest";
import type { Gateway } from "@/server/domain/gateways/port";
import * as registry from "@/server/domain/gateways/registry";

/** The connector under which tests register it. */
export const LEAKY = "test_leaky";

/** Registers it beside the others while the tests of a file run. @param given gets what was to be charged */
export function registerLeakyGateway(given: unknown[]): void {
  const { gatewayOf, isConnector } = registry;
  const isLeaky = (text: string): text is registry.Connector => text === LEAKY;
  const charge: Gateway["charge"] = async (_ctx, { source }) => {
    given.push(source);
    const error = new Error(`POST /charges failed: ${JSON.stringify(source)}`);
    throw Object.assign(error, { request: { body: source } }, source);
  };
  beforeAll(() => {
    const known = vi
      .spyOn(registry, "isConnector")
      .mockImplementation((text): text is registry.Connector => isLeaky(text) || isConnector(text));
    const found = vi
      .spyOn(registry, "gatewayOf")
      .mockImplementation((name) => (isLeaky(name) ? { ...gatewayOf("sarraf_sandbox"), charge } : gatewayOf(name)));
    return () => {
      known.mockRestore();
      found.mockRestore();
    };
  });
}
