import type { Endpoint } from "./endpoint";

const ENDPOINTS = new WeakMap<object, Endpoint>();

/** Registers a handler's endpoint; null for a handler that only answers 405. */
export function listEndpoint(handler: object, endpoint: Endpoint | undefined): void {
  if (endpoint !== undefined) ENDPOINTS.set(handler, endpoint);
}

export function endpointOf(handler: object): Endpoint | undefined {
  return ENDPOINTS.get(handler);
}
