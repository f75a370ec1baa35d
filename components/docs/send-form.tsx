"use client";
/**
 * Sends a request with a sandbox key from the reader's browser to this service. Needs JavaScript. The key is
 * kept in memory until the tab closes.
 */
import { type ChangeEvent, type FormEvent, useEffect, useState } from "react";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Input, Textarea } from "../ui/input";
import { type SentAnswer, sendRequest } from "./send-request";

type SendProps = {
  readonly request: {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
  };
  readonly isPublic: boolean;
  readonly direction: "ltr" | "rtl";
  readonly words: SendWords;
};

export type SendWords = Readonly<
  Record<
    | ("title" | "lead" | "key" | "path" | "headers" | "body" | "send" | "sending" | "status")
    | ("live" | "offline" | "unfinished" | "gotHeaders" | "gotBody" | "empty"),
    string
  >
>;

const KEPT = "sarraf-docs-key";
const CODE = { look: "low", dir: "ltr", className: "py-2 font-mono text-[0.8125rem]!" } as const;

export function SendForm({ request, isPublic, direction, words }: SendProps) {
  const [key, setKey] = useState<string | null>(null);
  const [answer, setAnswer] = useState<SentAnswer | "sending" | null>(null);
  useEffect(() => setKey(sessionStorage.getItem(KEPT) ?? ""), []);
  if (key === null) return null;
  const keep = (event: ChangeEvent<HTMLInputElement>) => {
    setKey(event.target.value);
    sessionStorage.setItem(KEPT, event.target.value);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "");
    setAnswer("sending");
    const wanted = { method: request.method, path: text("path"), headers: text("headers"), body: typed.get("body") };
    setAnswer(await sendRequest({ ...wanted, body: wanted.body === null ? null : text("body"), key, isPublic }));
  };
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <details className="print:hidden">
      <summary
        dir="ltr"
        className="absolute end-2 top-1.5 inline-flex min-h-8 cursor-pointer list-none items-center rounded-lg bg-code-string px-3 font-sans font-semibold text-[0.8125rem] text-code hover:bg-code-text [&::-webkit-details-marker]:hidden"
      >
        {words.title}
      </summary>
      <form
        onSubmit={send}
        dir={direction}
        className="grid gap-3 rounded-b-row border border-line border-t-0 bg-surface p-4 font-sans text-text"
      >
        <p className="text-[0.8125rem] text-muted">{words.lead}</p>
        {!isPublic && (
          <Field look="low" label={words.key}>
            {(control) => (
              <Input {...control} {...CODE} type="password" autoComplete="off" required value={key} onChange={keep} />
            )}
          </Field>
        )}
        <Field look="low" label={words.path}>
          {(control) => <Input {...control} {...CODE} name="path" required defaultValue={request.path} />}
        </Field>
        <Field look="low" label={words.headers}>
          {(control) => (
            <Textarea
              {...control}
              {...CODE}
              name="headers"
              rows={Math.max(1, headers.length)}
              defaultValue={headers.join("\n")}
            />
          )}
        </Field>
        {request.body !== null && (
          <Field look="low" label={words.body}>
            {(control) => (
              <Textarea
                {...control}
                {...CODE}
                name="body"
                rows={Math.min(16, lines(request.body))}
                defaultValue={request.body ?? ""}
              />
            )}
          </Field>
        )}
        <Button
          type="submit"
          aria-disabled={answer === "sending"}
          className="min-h-11 justify-self-start rounded-button border border-primary-edge bg-primary px-4 font-semibold text-on-primary hover:bg-primary-strong"
        >
          {answer === "sending" ? words.sending : words.send}
        </Button>
      </form>
      <div aria-live="polite" dir={direction} className="px-4 font-sans text-[0.8125rem]">
        {answer !== null && answer !== "sending" && <Sent answer={answer} words={words} />}
      </div>
    </details>
  );
}

function lines(text: string | null): number {
  return (text ?? "").split("\n").length + 1;
}

function Sent({ answer, words }: { answer: SentAnswer; words: SendWords }) {
  if (answer.kind !== "answered") return <p className="py-3 text-code-number">{words[answer.kind]}</p>;
  const { status, ms, headers, body } = answer;
  const box = "whitespace-pre-wrap py-2 font-mono text-code-text [overflow-wrap:anywhere]";
  return (
    <>
      <p className={`pt-3 font-semibold ${status < 400 ? "text-code-string" : "text-code-number"}`}>
        {words.status.replace("{status}", String(status)).replace("{ms}", String(ms))}
      </p>
      <pre dir="ltr" className={box}>
        {body === "" ? words.empty : body}
      </pre>
      <details>
        <summary className="inline-flex min-h-9 items-center text-code-quiet">{words.gotHeaders}</summary>
        <pre dir="ltr" className={box}>
          {headers}
        </pre>
      </details>
    </>
  );
}
