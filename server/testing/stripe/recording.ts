/** Writes down what Stripe answers, without secrets: the fields that the connector stores, and no others. */
import { mkdirSync, writeFileSync } from "node:fs";
import { vi } from "vitest";
import { errorFacts, intentFacts, pageFacts, refundFacts } from "@/server/domain/gateways/stripe/core/facts";
import { INTENT, REFUND, SESSION } from "@/server/domain/gateways/stripe/core/wire";
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
  const error = jsonObject(said?.error);
  if (error !== null) return { error: errorFacts(error) };
  if (Array.isArray(said?.data))
    return { object: said.object, data: said.data.map((one) => recorded(jsonObject(one))) };
  const [page, intent, refund] = [SESSION.safeParse(said), INTENT.safeParse(said), REFUND.safeParse(said)];
  if (page.success) return pageFacts(page.data);
  if (intent.success) return intentFacts(intent.data);
  return refund.success ? refundFacts(refund.data) : { object: said?.object };
}
