/** Writes down what Stripe answers, without secrets: the fields that the connector stores, and no others. */
import { mkdirSync, writeFileSync } from "node:fs";
import { vi } from "vitest";
import { kept } from "@/server/domain/gateways/engine/core/keep";
import { keepListOf } from "@/server/domain/gateways/stripe/core/tables/kept";
import { type JsonObject, jsonObject } from "@/server/kernel/json";

/** Records every answer to the tests of this file into `folder`, one file each. */
export function recordAnswers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { fetch } = globalThis;
  let count = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const response = await fetch(url, init);
    const { pathname, hostname } = new URL(String(url));
    if (hostname !== "api.stripe.com") return response;
    const body = await response
      .clone()
      .json()
      .catch(() => null);
    count += 1;
    const record = { asked: `${init?.method} ${pathname}`, status: response.status, said: recorded(jsonObject(body)) };
    writeFileSync(`${folder}/${String(count).padStart(3, "0")}.json`, `${JSON.stringify(record, null, 2)}\n`);
    return response;
  });
}

function recorded(said: JsonObject | null): unknown {
  if (said === null) return null;
  if (Array.isArray(said.data)) return { object: said.object, data: said.data.map((one) => recorded(jsonObject(one))) };
  const facts = kept(said, keepListOf(said));
  return Object.keys(facts).length === 0 ? { object: said.object } : facts;
}
