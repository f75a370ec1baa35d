/** Leads from a handler of a route file back to its endpoint. */
import type { Endpoint } from "./endpoint";

const ENDPOINTS = new WeakMap<object, Endpoint>();

/** Remembers which endpoint a handler serves; one that only says 405 serves none. */
export function listEndpoint(handler: object, endpoint: Endpoint | undefined): void {
  if (endpoint !== undefined) ENDPOINTS.set(handler, endpoint);
}

/** The endpoint that a handler serves; undefined for one of another kind. */
export function endpointOf(handler: object): Endpoint | undefined {
  return ENDPOINTS.get(handler);
}
