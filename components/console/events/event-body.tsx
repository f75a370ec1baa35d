import { readJson, writeJson } from "@/server/kernel/exact-json";

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)/g;

export function EventBody({ body, label }: { body: string; label: string }) {
  const lines = indented(body).split("\n");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focused section
    <section aria-label={label} tabIndex={0} dir="ltr" className="overflow-x-auto bg-canvas py-3 font-mono text-xs">
      <ol>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key
          <li key={index} className="flex min-h-4.5">
            <span aria-hidden="true" className="w-11 shrink-0 select-none pe-3 text-end text-muted">
              {index + 1}
            </span>
            <span className="whitespace-pre pe-4 text-ink">{coloured(line)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function coloured(line: string) {
  const parts = [];
  let from = 0;
  for (const found of line.matchAll(TOKEN)) {
    const [all, text, colon, word] = found;
    const tone = word !== undefined ? "text-warning" : colon === undefined ? "text-accent" : "";
    parts.push(line.slice(from, found.index));
    parts.push(
      <span key={found.index} className={tone}>
        {word ?? text}
      </span>,
    );
    parts.push(colon ?? "");
    from = found.index + all.length;
  }
  parts.push(line.slice(from));
  return parts;
}

function indented(body: string): string {
  try {
    return writeJson(readJson(body), 2);
  } catch {
    return body;
  }
}
