import type { JsonObject } from "@/server/kernel/json";
import type { Decline } from "../../core/result";
import { declineBy, declinesIn } from "../../engine/core/declines";
import { saidText } from "../../engine/core/said";
import { ADVICE, DECLINE_TABLE, DISCREET, TYPES } from "./tables/declines";

const { categories } = declinesIn(DECLINE_TABLE);

export function declineOf(error: JsonObject): Decline {
  const said = (key: string) => saidText(error, key);
  return declineBy(categories, {
    codes: [said("decline_code"), said("code"), said("type")],
    otherwise: TYPES.get(said("type")),
    networkCode: said("network_decline_code"),
    again: ADVICE.get(said("advice_code")),
  });
}

export function messageOf(error: JsonObject): string {
  if (DISCREET.has(error.decline_code) || DISCREET.has(error.code)) return "Your card was declined.";
  return saidText(error, "message") ?? "The payment was declined.";
}
