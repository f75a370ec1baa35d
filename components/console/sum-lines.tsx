import type { ReactNode } from "react";

type Line = {
  readonly currency: string;
  readonly parts: readonly (ReactNode | null)[];
};

export function SumLines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="border-line border-b px-4 py-2 sm:px-5">
      {lines.map(({ currency, parts }) => (
        <li key={currency} className="flex flex-wrap gap-x-4 text-muted">
          {parts.map(
            (part, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move
              part !== null && <span key={index}>{part}</span>,
          )}
        </li>
      ))}
    </ul>
  );
}
