/** What a customer is shown of a gateway that did not take the payment (decision 0194). */
import type { JsonObject } from "@/server/kernel/json";

/** Names and values as the gateway wrote them; what has no value, or is no plain one, is left out. */
export function answerRows(response: JsonObject | null): [name: string, value: string][] {
  return Object.entries(response ?? {}).flatMap(([name, value]): [string, string][] => {
    const isPlain = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return isPlain && value !== "" ? [[name, String(value)]] : [];
  });
}
