import type { WebhookEndpoint } from "@/server/db/generated/client";
import type { WebhookEndpointView } from "../contract/endpoints";
import { basicOf, headersOf } from "./secrets";

export function endpointView(row: WebhookEndpoint, now: Date): WebhookEndpointView {
  const { formerUntil } = row;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    kinds: row.kinds,
    header_names: Object.keys(headersOf(row)),
    basic_username: basicOf(row)?.split(":")[0] ?? null,
    former_secret_until: formerUntil !== null && formerUntil > now ? formerUntil.toISOString() : null,
    paused_at: row.pausedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
