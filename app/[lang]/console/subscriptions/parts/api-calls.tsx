/** API calls to copy that manage a subscription; the console changes none (Spec, "Subscription rules" 12). */
import { useTranslations } from "next-intl";
import { BUTTON } from "@/components/console/styles";
import { CopyButton } from "@/components/ui/copy-button";
import type { SubscriptionView } from "@/server/domain/subscriptions";

type Props = {
  readonly subscription: SubscriptionView;
  readonly baseUrl: string;
  /** A UUID v4. */
  readonly idempotencyKey: string;
};

type Call = {
  readonly name: "pageLink" | "upcoming" | "change" | "pause" | "resume" | "cancel" | "newLink";
  readonly method: "GET" | "PATCH" | "POST";
  readonly path: string;
  readonly body?: string;
};

const OVER = ["canceled", "expired"];
const CHANGEABLE = ["trialing", "active", "past_due"];

export function ApiCalls({ subscription, baseUrl, idempotencyKey }: Props) {
  const t = useTranslations("console.subscriptions.detail.callNames");
  const form = useTranslations("console.form");
  const calls = callsOf(subscription);
  return (
    <ul className="grid grid-cols-1 gap-2">
      {calls.map((call) => {
        const code = curlOf(call, { baseUrl, idempotencyKey });
        return (
          <li key={call.name} className="min-w-0 rounded-lg border border-line">
            <details>
              <summary className="cursor-pointer rounded-lg px-3 py-2 hover:bg-canvas">
                <span className="font-medium text-ink">{t(call.name)}</span>
                <span dir="ltr" className="block truncate font-mono text-muted text-xs [text-align:match-parent]">
                  <span className="text-accent">{call.method}</span> {call.path}
                </span>
              </summary>
              <div className="border-line border-t px-3 py-2">
                <pre dir="ltr" className="wrap-anywhere whitespace-pre-wrap font-mono text-text text-xs">
                  {code}
                </pre>
                <p className="mt-2">
                  <CopyButton
                    text={code}
                    words={{
                      copy: form("copy"),
                      copied: form("copied"),
                      name: `${form("copy")}: ${t(call.name)}`,
                      done: form("copied"),
                    }}
                    className={BUTTON}
                  />
                </p>
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function callsOf({ id, status, recurring_amount: amount, pause_on: pauseOn }: SubscriptionView): readonly Call[] {
  const path = `/b/pbl/v2/subscriptions/${id}`;
  const calls: Call[] = [
    { name: "pageLink", method: "GET", path: `${path}/page-link/` },
    { name: "upcoming", method: "GET", path: `${path}/upcoming/` },
  ];
  if (CHANGEABLE.includes(status)) {
    const change = JSON.stringify({ recurring_amount: amount, reason: "…" });
    calls.push({ name: "change", method: "PATCH", path: `${path}/`, body: change });
    if (pauseOn === null)
      calls.push({ name: "pause", method: "POST", path: `${path}/pause/`, body: '{"mode": "at_period_end"}' });
    else calls.push({ name: "resume", method: "POST", path: `${path}/resume/`, body: "{}" });
  }
  if (!OVER.includes(status))
    calls.push({ name: "cancel", method: "POST", path: `${path}/cancel/`, body: '{"mode": "at_period_end"}' });
  return [...calls, { name: "newLink", method: "POST", path: `${path}/regenerate-page-token/` }];
}

function curlOf(
  { name, method, path, body }: Call,
  { baseUrl, idempotencyKey }: Pick<Props, "baseUrl" | "idempotencyKey">,
) {
  const key = name === "cancel" ? [`-H 'Idempotency-Key: ${idempotencyKey}'`] : [];
  const sent = body === undefined ? [] : [...key, `-H 'Content-Type: application/json'`, `-d '${body}'`];
  return [`curl -X ${method} '${baseUrl}${path}'`, `-H "Authorization: Api-Key $KEY"`, ...sent].join(" \\\n  ");
}
