/** Writes down what Adyen answers, without secrets: the fields that the connector stores, and no others. */
import { mkdirSync, writeFileSync } from "node:fs";
import { vi } from "vitest";
import { KEPT } from "@/server/domain/gateways/adyen/core/tables/kept";
import { kept } from "@/server/domain/gateways/engine/core/keep";
import { jsonObject } from "@/server/kernel/json";

/**
 * Records every answer of the tests that follow into `folder`, one file each; spies are restored after the
 * file.
 */
export function recordAnswers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { fetch } = globalThis;
  let count = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const response = await fetch(url, init);
    const text = await response.clone().text();
    count += 1;
    const record = { asked: `${init?.method} ${new URL(String(url)).pathname}`, status: response.status };
    const written = JSON.stringify({ ...record, said: recorded(text) }, null, 2);
    writeFileSync(`${folder}/${String(count).padStart(3, "0")}.json`, `${written}\n`);
    return response;
  });
}

function recorded(text: string): unknown {
  try {
    return kept(jsonObject(JSON.parse(text)) ?? {}, KEPT);
  } catch {
    return "no JSON";
  }
}
