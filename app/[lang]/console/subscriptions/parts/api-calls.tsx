/**
 * API calls for managing a subscription, to copy; the console changes no subscription (Spec, "Subscription
 * rules" 12).
 */
import { useTranslations } from "next-intl";
import { CallList, type ListedCall } from "@/components/console/call-list";
import type { SubscriptionView } from "@/server/domain/subscriptions";

type Props = {
  readonly subscription: SubscriptionView;
  readonly baseUrl: string;
  readonly idempotencyKey: string;
};

type Call = Omit<ListedCall, "name"> & {
  readonly name:
    | "pageLink"
    | "upcoming"
    | "changes"
    | "change"
    | "description"
    | "email"
    | "card"
    | "backup"
    | "pause"
    | "pauseNow"
    | "resume"
    | "cancel"
    | "newLink";
};

const OVER = ["canceled", "expired"];
const CHANGEABLE = ["trialing", "active", "past_due"];

export function ApiCalls({ subscription, baseUrl, idempotencyKey }: Props) {
  const t = useTranslations("console.subscriptions.detail.callNames");
  const calls = callsOf(subscription, idempotencyKey).map((call) => ({ ...call, name: t(call.name) }));
  return <CallList calls={calls} baseUrl={baseUrl} />;
}

function callsOf(subscription: SubscriptionView, idempotencyKey: string): readonly Call[] {
  const { id, status } = subscription;
  const path = `/b/pbl/v2/subscriptions/${id}`;
  const calls: Call[] = [
    { name: "pageLink", method: "GET", path: `${path}/page-link/` },
    { name: "upcoming", method: "GET", path: `${path}/upcoming/` },
    { name: "changes", method: "GET", path: `${path}/changes/` },
  ];
  if (CHANGEABLE.includes(status)) calls.push(...changesOf(subscription, path));
  if (!OVER.includes(status)) {
    const body = JSON.stringify({ mode: "at_period_end" });
    calls.push({ name: "cancel", method: "POST", path: `${path}/cancel/`, body, idempotencyKey });
  }
  return [...calls, { name: "newLink", method: "POST", path: `${path}/regenerate-page-token/` }];
}

function changesOf(subscription: SubscriptionView, path: string): readonly Call[] {
  const { recurring_amount, backup_card: backup, pause_on: pauseOn } = subscription;
  const change = (name: Call["name"], body: object): Call => {
    return { name, method: "PATCH", path: `${path}/`, body: JSON.stringify({ ...body, reason: "REASON" }) };
  };
  const post = (name: Call["name"], end: string, body: object): Call => {
    return { name, method: "POST", path: `${path}/${end}/`, body: JSON.stringify({ ...body, reason: "REASON" }) };
  };
  return [
    change("change", { recurring_amount }),
    change("description", { description: "DESCRIPTION" }),
    change("email", { customer_email: "NAME@EXAMPLE.COM" }),
    change("card", { card_token: "TOKEN" }),
    ...(backup === null ? [] : [change("backup", { remove_backup_card: true })]),
    ...(pauseOn === null
      ? [post("pause", "pause", { mode: "at_period_end" }), post("pauseNow", "pause", { mode: "immediate" })]
      : [post("resume", "resume", {})]),
  ];
}
