import { useLocale, useMessages, useTranslations } from "next-intl";
import type { ReferenceOperation } from "@/server/documentation/reference";
import { Fields } from "./fields";
import { InlineCode } from "./inline-code";
import { Code, LINK, Method, SUMMARY } from "./parts";
import { Sample } from "./sample";
import { SendForm } from "./send-form";

type ReferenceProps = {
  readonly title: string;
  readonly summary: string;
  readonly operations: readonly ReferenceOperation[];
};

export function Reference({ title, summary, operations }: ReferenceProps) {
  return (
    <>
      <h1 className="tight text-[1.875rem] leading-tight" dir="ltr" lang="en">
        {title}
      </h1>
      <p className="mt-3 text-muted" dir="ltr" lang="en">
        {summary}
      </p>
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </>
  );
}

const SECTION = "mt-6 mb-2 text-[0.9375rem]";

function Operation({ operation }: { operation: ReferenceOperation }) {
  const t = useTranslations("docs.reading");
  const { anchor, summary, description, method, path, credentials, parameters, body, answers, refusals } = operation;
  return (
    <section
      aria-labelledby={anchor}
      className="mt-10 gap-x-9 border-line border-t pt-8 xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]"
    >
      <div className="min-w-0">
        <h2 id={anchor} className="text-[1.25rem]" dir="ltr" lang="en">
          <a href={`#${anchor}`}>
            <InlineCode text={summary} />
          </a>
        </h2>
        <p
          dir="ltr"
          className="my-3 flex min-h-10 flex-wrap items-center gap-2.5 rounded-row border border-line bg-sunken px-3 py-1.5"
        >
          {method !== null && <Method name={method} />}
          <code className="wrap-anywhere font-mono text-[0.875rem] text-ink">{path}</code>
          {operation.deprecated && (
            <span className="rounded-md bg-warning-soft px-2 py-0.5 text-[0.75rem] text-warning">
              {t("deprecated")}
            </span>
          )}
        </p>
        {description !== "" && (
          <p className="my-3" dir="ltr" lang="en">
            <InlineCode text={description} />
          </p>
        )}
        {credentials.length > 0 && (
          <p className="my-3 text-[0.875rem] text-muted">
            {t("credentials")}{" "}
            {credentials.map((name) => (
              <span key={name} className="me-1.5">
                <Code>{name}</Code>
              </span>
            ))}
          </p>
        )}
        {parameters.length > 0 && (
          <>
            <h3 className={SECTION}>{t("parameters")}</h3>
            <Fields fields={parameters} />
          </>
        )}
        {body !== null && (
          <>
            <h3 className={SECTION}>{t("body")}</h3>
            <p dir="ltr" className="text-[0.8125rem] text-muted">
              {body.types.join(", ")}
            </p>
            {body.sameAs === null ? <Fields fields={body.fields} /> : <SameAs anchor={body.sameAs} />}
          </>
        )}
        <h3 className={SECTION}>{t("answers")}</h3>
        {answers.map((answer) => (
          <Answer key={answer.status} answer={answer} />
        ))}
        {refusals.length > 0 && (
          <details className="my-2 rounded-row border border-line bg-surface px-4">
            <summary className={SUMMARY}>{t("errors")}</summary>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 pb-3 text-[0.875rem]" dir="ltr" lang="en">
              {refusals.map(({ status, description: said }) => (
                <div key={status} className="contents">
                  <dt className="font-mono text-[0.8125rem] text-ink">{status}</dt>
                  <dd>
                    <InlineCode text={said} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {operation.examples.length > 0 && (
        <div className="min-w-0 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto">
          <Examples operation={operation} />
        </div>
      )}
    </section>
  );
}

function SameAs({ anchor }: { anchor: string }) {
  const t = useTranslations("docs.reading");
  return (
    <a href={`#${anchor}`} className={LINK}>
      {t("sameAs")}
    </a>
  );
}

function Answer({ answer }: { answer: ReferenceOperation["answers"][number] }) {
  const { status, description, sameAs, fields } = answer;
  const line = (
    <span dir="ltr" lang="en" className="inline-flex gap-2">
      <span className="font-mono text-[0.8125rem] text-ink">{status}</span>
      <span>
        <InlineCode text={description} />
      </span>
    </span>
  );
  const box = "my-2 rounded-row border border-line bg-surface px-4 text-[0.875rem]";
  if (sameAs !== null)
    return (
      <p className={`${box} flex min-h-11 flex-wrap items-center gap-x-3`}>
        {line}
        <SameAs anchor={sameAs} />
      </p>
    );
  if (fields.length === 0) return <p className={`${box} flex min-h-11 items-center`}>{line}</p>;
  return (
    <details className={box}>
      <summary className={SUMMARY}>{line}</summary>
      <div className="pb-3">
        <Fields fields={fields} />
      </div>
    </details>
  );
}

function Folded({ title, code }: { title: string; code: string | null }) {
  if (code === null) return null;
  return (
    <details className="my-2">
      <summary className={`text-[0.875rem] text-accent ${SUMMARY}`}>{title}</summary>
      <Sample language={title === "Python" ? "python" : "js"} code={code} />
    </details>
  );
}

function Examples({ operation }: { operation: ReferenceOperation }) {
  const t = useTranslations("docs.reading");
  const texts = useMessages().docs.send;
  const say = useTranslations("docs.send");
  // The form that sends sample requests replaces `{status}` and `{ms}`.
  const words = { ...texts, status: say("status", { status: "{status}", ms: "{ms}" }) };
  const direction = useLocale() === "ar" ? "rtl" : "ltr";
  const { examples, id } = operation;
  const first = examples[0];
  const isUpload = operation.body !== null && first?.body === null;
  return (
    <>
      <h3 className={`${SECTION} xl:sr-only`}>{t("example")}</h3>
      {examples.map((example, at) => (
        <div key={example.summary}>
          {examples.length > 1 && (
            <p dir="ltr" lang="en" className="mt-4 text-[0.875rem] text-muted">
              <InlineCode text={example.summary} />
            </p>
          )}
          <Sample language="bash" code={example.curl}>
            {at === 0 && !isUpload && (
              <SendForm
                request={{
                  id,
                  method: example.method,
                  path: example.path,
                  headers: example.headers,
                  body: example.body,
                }}
                direction={direction}
                isPublic={operation.credentials.length === 0}
                words={words}
              />
            )}
          </Sample>
        </div>
      ))}
      {first !== undefined &&
        (["node", "python"] as const).map((language) => (
          <Folded key={language} title={language === "node" ? "Node.js" : "Python"} code={first[language]} />
        ))}
    </>
  );
}
