import { useTranslations } from "next-intl";
import { Instant } from "@/components/console/instant";
import { BUTTON } from "@/components/console/styles";
import { CopyButton } from "@/components/ui/copy-button";
import { BAD, GOOD, WAITING } from "@/components/ui/tones";
import type { RequestLogView } from "@/server/domain/request-log";
import { CALLER_KINDS, type CallerKind } from "@/server/kernel/words";

type Props = { readonly requests: readonly RequestLogView[]; readonly timeZone: string; readonly baseUrl: string };

export function RequestList({ requests, timeZone, baseUrl }: Props) {
  return (
    <ul>
      {requests.map((request) => (
        <li key={request.id} className="border-line border-b">
          <details className="group">
            <summary className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-accent-soft sm:px-5">
              <Status status={request.status} />
              <span dir="ltr" className="min-w-0 truncate font-mono [text-align:match-parent]">
                <span className="font-semibold text-ink">{request.method}</span> {request.path}
              </span>
              <span className="figures text-end text-muted">
                <Instant at={request.answeredAt} timeZone={timeZone} />
              </span>
            </summary>
            <RequestFacts request={request} baseUrl={baseUrl} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Status({ status }: { status: number }) {
  const tone = status < 400 ? GOOD : status < 500 ? WAITING : BAD;
  return <span className={`figures rounded-full px-2 font-semibold ${tone}`}>{status}</span>;
}

function RequestFacts({ request, baseUrl }: { request: RequestLogView; baseUrl: string }) {
  const t = useTranslations("console.requests");
  const { method, path, requestBody, answerBody } = request;
  const command = curlOf({ method, path, baseUrl, requestBody });
  return (
    <div className="grid gap-3 border-line border-t bg-canvas px-4 py-3 sm:px-5">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Fact name={t("requestId")} value={request.requestId} />
        <Fact name={t("caller")} words={t(`callers.${callerOf(request.callerKind)}`)} value={request.callerId} />
        <Fact name={t("took")} value={`${request.milliseconds} ms`} />
      </dl>
      <Body title={t("asked")} text={requestBody} />
      <Body title={t("answered")} text={answerBody} />
      <Body title={t("again")} text={command} />
      <div>
        <CopyButton
          text={command}
          words={{ copy: t("copy"), copied: t("copied"), name: t("copy"), done: t("copied") }}
          className={BUTTON}
        />
      </div>
    </div>
  );
}

function callerOf(kind: string): CallerKind {
  return CALLER_KINDS.find((each) => each === kind) ?? "user";
}

type FactProps = { readonly name: string; readonly words?: string; readonly value: string };

function Fact({ name, words, value }: FactProps) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd>
        {words}{" "}
        <bdi dir="ltr" className="wrap-anywhere font-mono">
          {value}
        </bdi>
      </dd>
    </div>
  );
}

function Body({ title, text }: { title: string; text: string | null }) {
  const t = useTranslations("console.requests");
  return (
    <section>
      <h3 className="font-medium text-muted">{title}</h3>
      {text === null ? (
        <p className="text-muted">{t("nothing")}</p>
      ) : (
        <pre
          dir="ltr"
          className="mt-1 wrap-anywhere whitespace-pre-wrap rounded-lg border border-line bg-surface p-3 font-mono text-xs"
        >
          {indented(text)}
        </pre>
      )}
    </section>
  );
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

type Repeat = Pick<RequestLogView, "method" | "path" | "requestBody"> & { readonly baseUrl: string };

function curlOf({ method, path, baseUrl, requestBody }: Repeat): string {
  const body =
    requestBody === null ? [] : [`-H 'Content-Type: application/json'`, `-d '${requestBody.replaceAll("'", "'\\''")}'`];
  return [`curl -X ${method} '${baseUrl}${path}'`, `-H "Authorization: Api-Key $KEY"`, ...body].join(" \\\n  ");
}
