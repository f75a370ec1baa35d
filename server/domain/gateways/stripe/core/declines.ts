import type { JsonObject } from "@/server/kernel/json";
import type { Decline, DeclineCategory } from "../../core/result";
import { AGAIN, declinesIn } from "../../engine/core/declines";
import { saidText } from "../../engine/core/said";
import { ADVICE, DECLINE_TABLE, DISCREET, TYPES } from "./tables/declines";

const CATEGORIES: ReadonlyMap<string | null, DeclineCategory> = new Map(declinesIn(DECLINE_TABLE));

export function declineOf(error: JsonObject): Decline {
  const said = (key: string) => saidText(error, key);
  const codes = [said("decline_code"), said("code")];
  const known = codes.find((code) => CATEGORIES.has(code)) ?? null;
  const category = CATEGORIES.get(known) ?? TYPES.get(said("type")) ?? "unknown";
  const networkCode = said("network_decline_code");
  return {
    category,
    code: [known, ...codes, said("type")].find((code) => code !== null) ?? "unknown",
    ...(networkCode !== null && { networkCode }),
    again: ADVICE.get(said("advice_code")) ?? AGAIN[category],
  };
}

export function messageOf(error: JsonObject): string {
  if (DISCREET.has(error.decline_code) || DISCREET.has(error.code)) return "Your card was declined.";
  return saidText(error, "message") ?? "The payment was declined.";
}
