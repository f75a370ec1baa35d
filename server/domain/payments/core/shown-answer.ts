import type { JsonObject } from "@/server/kernel/json";

/**
 * Names and values of a gateway's refusal, unchanged, without empty and nested values (Spec, "Wallets and
 * instalments on pages" 8).
 */
export function answerRows(response: JsonObject | null): [name: string, value: string][] {
  return Object.entries(response ?? {}).flatMap(([name, value]): [string, string][] => {
    const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return isPlain && value !== "" ? [[name, String(value)]] : [];
  });
}
