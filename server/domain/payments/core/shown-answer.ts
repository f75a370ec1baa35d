/** What customers see of a gateway's refusal (Spec, "Wallets and instalments on pages" 8). */
import type { JsonObject } from "@/server/kernel/json";

/** Names and values as the gateway wrote them, without empty and nested ones. */
export function answerRows(response: JsonObject | null): [name: string, value: string][] {
  return Object.entries(response ?? {}).flatMap(([name, value]): [string, string][] => {
    const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return isPlain && value !== "" ? [[name, String(value)]] : [];
  });
}
