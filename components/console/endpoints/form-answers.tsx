"use client";
import { CodeBlock } from "../../ui/code-block";
import { useFormState } from "../form/sent-form";
import { TickBox } from "../form/tick-box";

export function TestAnswer({ title }: { title: string }) {
  const { values } = useFormState();
  return values.answer === undefined ? null : <CodeBlock label={title} code={values.answer} />;
}

/** A note that the time range has more events than one request returns. */
export function GoOn({ label }: { label: string }) {
  const { values } = useFormState();
  const { starting_after: last } = values;
  if (last === undefined) return null;
  return (
    <TickBox name="starting_after" value={last} isTicked>
      {label}
    </TickBox>
  );
}
