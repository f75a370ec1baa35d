import type { JsonObject } from "@/server/kernel/json";
import type { Decline } from "../../core/result";
import { AGAIN, declinesIn } from "../../engine/core/declines";
import { saidText } from "../../engine/core/said";
import { NEVER_AGAIN, REFUSAL_TABLE } from "./tables/refusals";

/** Reason code, its text in notifications, and the decline's category. */
export const REFUSALS = declinesIn(REFUSAL_TABLE).map(([text, category]) => {
  const [code = "", ...words] = text.split(" ");
  return [code, words.join(" "), { category, again: AGAIN[category] }] as const;
});

const BY_CODE = new Map(REFUSALS.map((row) => [row[0], row]));
const BY_REASON = new Map(REFUSALS.map((row) => [row[1].toLowerCase(), row]));

/**
 * The decline in an answer or notification. The card network's reason is a text such as `51 : Insufficient
 * funds`.
 */
export function declineOf(said: JsonObject): Decline {
  const code = saidText(said, "refusalReasonCode");
  const reason = saidText(said, "refusalReason") ?? saidText(said, "reason") ?? "";
  const row = BY_CODE.get(code ?? "") ?? BY_REASON.get(reason.trim().toLowerCase());
  const { category, again } = row?.[2] ?? { category: "unknown", again: "unknown" };
  const raw = saidText(said, "additionalData", "refusalReasonRaw") ?? "";
  const networkCode = /^\s*([A-Z0-9]{1,4})\s*(:|$)/i.exec(raw)?.[1];
  const advice = saidText(said, "additionalData", "merchantAdviceCode") ?? "";
  return {
    category,
    code: row?.[0] ?? code ?? "unknown",
    ...(networkCode !== undefined && { networkCode }),
    again: NEVER_AGAIN.test(advice) ? "never" : again,
  };
}
