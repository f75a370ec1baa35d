/** Shows code, which always runs left to right; long lines wrap. */

export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <section aria-label={label} className="my-4">
      <pre
        dir="ltr"
        className="whitespace-pre-wrap rounded-row border border-line bg-surface p-4 font-mono text-[0.8125rem] leading-relaxed text-text [overflow-wrap:anywhere]"
      >
        {code}
      </pre>
    </section>
  );
}
