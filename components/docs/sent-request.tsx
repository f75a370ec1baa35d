"use client";
import { type ReactNode, useActionState } from "react";
import { useReachableAction } from "../shell/use-reachable-action";
import { SubmitButton } from "../ui/submit-button";
import { CODE_TEXT } from "./code-looks";
import type { FirstAnswer } from "./first-answer";

type Props = {
  readonly send: () => Promise<FirstAnswer>;
  readonly className: string;
  readonly headLook: string;
  readonly tabs: ReactNode;
  readonly sign: ReactNode;
  readonly words: Readonly<
    Record<"run" | "running" | "answer" | "created" | "busy" | "limited" | "lost" | "none", string>
  >;
  readonly children: ReactNode;
};

const lost = (): FirstAnswer => ({ kind: "lost" });

export function SentRequest({ send, className, headLook, tabs, sign, words, children }: Props) {
  const [answer, run] = useActionState(useReachableAction<FirstAnswer | null>(send, lost), null);
  return (
    <form action={run} id="first-request" className={className}>
      <div className={headLook} dir="ltr">
        {tabs}
        <SubmitButton
          working={words.running}
          className="inline-flex min-h-9 items-center gap-2 rounded-lg bg-code-string px-4 font-semibold text-[0.875rem] text-code hover:bg-code-text pointer-coarse:min-h-11 print:hidden"
        >
          {sign}
          {words.run}
        </SubmitButton>
      </div>
      {children}
      <div aria-live="polite" className="border-code-line border-t">
        <Answer answer={answer} words={words} />
      </div>
    </form>
  );
}

function Answer({ answer, words }: Pick<Props, "words"> & { readonly answer: FirstAnswer | null }) {
  if (answer === null) return <p className="px-4 py-3 text-[0.8125rem] text-code-quiet">{words.none}</p>;
  if (answer.kind !== "created")
    return <p className="px-4 py-3 text-[0.8125rem] text-code-number">{words[answer.kind]}</p>;
  return (
    <>
      <p className="flex justify-between gap-3 border-code-line border-b px-4 py-2.5 text-[0.8125rem] text-code-quiet">
        <span>
          <bdi dir="ltr" className="font-semibold text-code-string">
            201 Created
          </bdi>{" "}
          {words.created.replace("{ms}", String(answer.milliseconds))}
        </span>
        {words.answer}
      </p>
      <Body body={answer.body} />
    </>
  );
}

function Body({ body }: Pick<Extract<FirstAnswer, { kind: "created" }>, "body">) {
  const fields = Object.entries(body);
  return (
    <pre dir="ltr" lang="en" className={CODE_TEXT}>
      {"{\n"}
      {fields.map(([name, value], index) => (
        <span key={name}>
          {"  "}
          <span className="text-code-quiet">{JSON.stringify(name)}</span>
          {": "}
          {name === "checkout_url" ? (
            <a href={body.checkout_url} className="text-code-string underline underline-offset-2">
              {JSON.stringify(value)}
            </a>
          ) : (
            <span className="text-code-string">{JSON.stringify(value)}</span>
          )}
          {index < fields.length - 1 ? ",\n" : "\n"}
        </span>
      ))}
      {"}"}
    </pre>
  );
}
