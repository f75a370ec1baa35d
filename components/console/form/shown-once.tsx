"use client";
import { CopyButton } from "../../ui/copy-button";
import { BUTTON } from "../styles";
import { useFormState } from "./sent-form";

type Props = {
  readonly words: { readonly title: string; readonly copy: string; readonly copied: string };
};

export function ShownOnce({ words }: Props) {
  const { shownOnce } = useFormState();
  if (shownOnce === undefined) return null;
  return (
    <section aria-label={words.title} className="rounded-lg bg-canvas px-4 py-3">
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {shownOnce.map((text) => (
          <li key={text}>
            <bdi dir="ltr" className="break-all font-mono text-ink">
              {text}
            </bdi>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <CopyButton
          text={shownOnce.join("\n")}
          words={{ copy: words.copy, copied: words.copied, name: words.copy, done: words.copied }}
          className={BUTTON}
        />
      </div>
    </section>
  );
}
