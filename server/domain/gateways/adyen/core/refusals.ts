import type { JsonObject } from "@/server/kernel/json";
import type { Decline } from "../../core/result";
import { declineBy, declinesIn } from "../../engine/core/declines";
import { saidFirst, saidText } from "../../engine/core/said";
import { NEVER_AGAIN, REFUSAL_TABLE } from "./tables/refusals";

const { categories, codes } = declinesIn(REFUSAL_TABLE);

/**
 * The decline in an answer or notification. The card network's reason is a text such as `51 : Insufficient
 * funds`.
 */
export function declineOf(said: JsonObject): Decline {
  const extra = (key: string) => saidText(said, "additionalData", key) ?? "";
  const reason = saidFirst(said, "refusalReason reason")?.trim().toLowerCase() ?? "";
  return declineBy(categories, {
    codes: [saidText(said, "refusalReasonCode"), codes.get(reason) ?? null],
    networkCode: /^\s*([A-Z0-9]{1,4})\s*(:|$)/i.exec(extra("refusalReasonRaw"))?.[1],
    again: NEVER_AGAIN.test(extra("merchantAdviceCode")) ? "never" : undefined,
  });
}
