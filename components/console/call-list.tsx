import { useTranslations } from "next-intl";
import { CopyButton } from "../ui/copy-button";
import { BUTTON } from "./styles";

export type ListedCall = {
  readonly name: string;
  readonly method: "GET" | "PATCH" | "POST";
  readonly path: string;
  /** The request body as JSON without single quotes, for a shell command. */
  readonly body?: string;
  readonly idempotencyKey?: string;
};

export function CallList({ calls, baseUrl }: { readonly calls: readonly ListedCall[]; readonly baseUrl: string }) {
  const form = useTranslations("console.form");
  return (
    <ul className="grid grid-cols-1 gap-2">
      {calls.map((call) => (
        <li key={call.name} className="min-w-0 rounded-lg border border-line">
          <details>
            <summary className="cursor-pointer rounded-lg px-3 py-2 hover:bg-canvas">
              <span className="font-medium text-ink">{call.name}</span>
              <span dir="ltr" className="block truncate font-mono text-muted text-xs [text-align:match-parent]">
                <span className="text-accent">{call.method}</span> {call.path}
              </span>
            </summary>
            <div className="border-line border-t px-3 py-2">
              <pre dir="ltr" className="wrap-anywhere whitespace-pre-wrap font-mono text-text text-xs">
                {curlOf(call, baseUrl)}
              </pre>
              <p className="mt-2">
                <CopyButton
                  text={curlOf(call, baseUrl)}
                  words={{
                    copy: form("copy"),
                    copied: form("copied"),
                    name: `${form("copy")}: ${call.name}`,
                    done: form("copied"),
                  }}
                  className={BUTTON}
                />
              </p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function curlOf({ method, path, body, idempotencyKey: key }: ListedCall, baseUrl: string): string {
  const once = key === undefined ? [] : [`-H 'Idempotency-Key: ${key}'`];
  const sent = body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '${body}'`];
  return [`curl -X ${method} '${baseUrl}${path}'`, `-H "Authorization: Api-Key $KEY"`, ...once, ...sent].join(
    " \\\n  ",
  );
}
