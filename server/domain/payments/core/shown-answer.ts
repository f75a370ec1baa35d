import type { JsonObject } from "@/server/kernel/json";

/**
 * Names and values of a refusal as the gateway wrote them, without empty and nested ones (Spec, "Wallets and
 * instalments on pages" 8).
 */
export function answerRows(response: JsonObject | null): [name: string, value: string][] {
  return Object.entries(response ?? {}).flatMap(([name, value]): [string, string][] => {
    const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return isPlain && value !== "" ? [[name, String(value)]] : [];
  });
}
