/** Records every route's responses and their differences from the API document. */
import { pathOf } from "@/server/api/openapi/operations";
import type { Endpoint } from "@/server/api/rest/endpoint";
import { addWitness } from "@/server/api/rest/route";
import { writeJson } from "@/server/kernel/exact-json";
import { replyFaults } from "./reply-check";

const operations = new WeakMap<Endpoint, string>();
const faults: string[] = [];

/** Only the path says which route file is being loaded. */
function callingFile(): string | null {
  return /(app\/b\/[^\s]*route\.ts)/.exec(new Error("where").stack ?? "")?.[1] ?? null;
}

addWitness({
  routed: (verbs) => {
    const file = callingFile();
    if (file === null) return;
    for (const [verb, endpoint] of Object.entries(verbs)) operations.set(endpoint, `${verb} ${pathOf(file)}`);
  },
  answered: (endpoint, { made, headers }) => {
    const operation = operations.get(endpoint);
    if (operation === undefined) return;
    const body = made.body === undefined ? undefined : JSON.parse(writeJson(made.body));
    const found = made.file === undefined ? replyFaults(operation, { status: made.status, headers, body }) : [];
    if (found.length > 0) faults.push(`${operation} answered ${made.status}:\n  ${found.join("\n  ")}`);
  },
});

/** The differences found since the last call. */
export function takeFaults(): readonly string[] {
  return faults.splice(0);
}
