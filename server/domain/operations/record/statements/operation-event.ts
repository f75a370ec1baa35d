import type { NamedStatement } from "@/server/db/driver/named-statement";

export type EventSettings = {
  readonly webhookHmacKey: string;
  readonly webhookSecret: string;
  readonly merchantWebhookUrl: string | null;
  readonly isSandbox: boolean;
  /** True if an approval request waits for the operation's outcome. */
  readonly isApproved: boolean;
};

export function eventSettings(operationId: string): string {
  return `m.webhook_hmac_key AS "webhookHmacKey", m.webhook_secret AS "webhookSecret", m.webhook_url AS "merchantWebhookUrl",
    coalesce(g.is_sandbox, false) AS "isSandbox",
    EXISTS (SELECT 1 FROM operation_request r
      WHERE r.operation_id = ${operationId} AND r.merchant_id = m.id AND r.state = 'approved') AS "isApproved"`;
}

export const SETTINGS: NamedStatement<EventSettings> = {
  name: "operation_event_settings",
  text: `SELECT ${eventSettings("$3")}
    FROM merchant m LEFT JOIN gateway g ON g.merchant_id = m.id AND g.code = $2 WHERE m.id = $1`,
};
