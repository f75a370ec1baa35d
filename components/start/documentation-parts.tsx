/** What the documentation page is set in: sections, code, tables. */
import type { ReactNode } from "react";
import { CodeBlock } from "../ui/code-block";
import { CopyButton } from "../ui/copy-button";

type SectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A section that the table of contents leads to. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-4">
      <h2 id={`${id}-title`} className="mb-2 text-[1.25rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Code to run, with a button that copies it. */
export function Sample({ label, code }: { label: string; code: string }) {
  return (
    <div className="relative">
      <CodeBlock label={label} code={code} />
      <CopyButton
        text={code}
        words={{ copy: "Copy", copied: "Copied", name: `Copy: ${label}`, done: `Copied: ${label}` }}
        className="absolute end-2 top-2 min-h-8 rounded-lg border border-line bg-surface px-2.5 text-[0.8125rem] text-accent hover:bg-accent-soft"
      />
    </div>
  );
}

/** What a request answers: to read, not to copy. */
export function Answer({ label, code }: { label: string; code: string }) {
  return <CodeBlock label={label} code={code} />;
}

export function Code({ children }: { children: ReactNode }) {
  return (
    <code className="wrap-anywhere rounded-md bg-accent-soft px-1.5 py-0.5 font-mono text-[0.8125rem] text-ink">
      {children}
    </code>
  );
}

type RowsProps = {
  readonly caption: string;
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
};

export function Rows({ caption, head, rows }: RowsProps) {
  return (
    <table className="my-4 w-full border-collapse text-start text-[0.875rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b text-muted">
          <th scope="col" className="py-2 pe-4 text-start font-medium">
            {head[0]}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second]) => (
          <tr key={first} className="border-line border-b align-top">
            <th
              scope="row"
              className="py-2 pe-4 text-start font-mono font-normal text-[0.8125rem] text-ink [overflow-wrap:anywhere]"
            >
              {first}
            </th>
            <td className="py-2">{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
