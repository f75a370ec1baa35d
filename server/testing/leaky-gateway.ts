/** A gateway whose client puts its request into error messages, for tests of logs and storage. */
import { beforeAll, vi } from "vitest";
import type { Gateway } from "@/server/domain/gateways/port";
import * as registry from "@/server/domain/gateways/registry";

/** Name of the connector in tests. */
export const LEAKY = "test_leaky";

/** Registers the gateway for the tests of a file. @param given gets the requested charge */
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
