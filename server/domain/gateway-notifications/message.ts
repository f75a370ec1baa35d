/** Stored notifications are encrypted, because they may identify a customer. */
import type { Inbound } from "@/server/domain/gateways";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { jsonObject, jsonText } from "@/server/kernel/json";
import { seal, unseal } from "@/server/secrets";

export function sealMessage({ headers, rawBody, receivedAt }: Inbound): string {
  const body = Buffer.from(rawBody).toString("base64");
  return seal(writeJson({ headers, body, receivedAt: receivedAt.toISOString() }));
}

/** @throws {Error} if another SARRAF_SECRET encrypted the message */
export function openMessage(sealed: string): Inbound {
  const kept = jsonObject(readJson(unseal(sealed)));
  const headers = Object.entries(jsonObject(kept?.headers) ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    headers: Object.fromEntries(headers),
    rawBody: Buffer.from(jsonText(kept?.body) ?? "", "base64"),
    receivedAt: new Date(jsonText(kept?.receivedAt) ?? 0),
  };
}
