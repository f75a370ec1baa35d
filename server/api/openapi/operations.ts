import { endpointOf } from "../rest/registry";
import { CHANGING } from "../rest/repeats";
import type { Operation } from "./document";

const VERBS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

export function pathOf(file: string): string {
  const folder = file.replace(/^.*?app\/(?=b\/)/, "").replace(/route\.ts$/, "");
  return `/${folder.replace(/\[(\w+)\]/g, "{$1}")}`;
}

/** The operations of a file's handlers, without verbs that are refused or have no endpoint. */
export function operationsOf(file: string, handlers: Readonly<Record<string, unknown>>): Operation[] {
  const path = pathOf(file);
  return VERBS.flatMap((verb) => {
    const handler = handlers[verb];
    const endpoint = typeof handler === "function" ? endpointOf(handler) : undefined;
    if (endpoint?.facts === undefined) return [];
    const isAnsweredAgain = endpoint.repeats === "answered_again" && CHANGING.includes(verb);
    const isIdempotent = endpoint.facts.isIdempotent || isAnsweredAgain;
    return [{ verb, path, facts: { ...endpoint.facts, isIdempotent, deprecation: endpoint.deprecation } }];
  });
}
