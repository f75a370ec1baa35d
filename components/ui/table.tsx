/** A table: column names above rows of the caller. */
import type { ReactNode } from "react";

export type TableColumn = {
  readonly name: string;
  readonly words: ReactNode;
  /** Aligned at the end, as amounts and times are. */
  readonly atEnd?: boolean | undefined;
  /** For screen readers only. */
  readonly isUnseen?: boolean | undefined;
  readonly sort?: "ascending" | "descending" | undefined;
  /** Classes of the column's head. */
  readonly headLook?: string | undefined;
};

/** `tall` and `narrow` are a `list` with other padding. */
const LOOKS = {
  list: { table: "border-collapse text-start", head: "border-line border-b bg-canvas text-muted text-xs" },
  figures: { table: "", head: "border-line border-b text-muted" },
  order: { table: "border-collapse", head: "" },
  prose: { table: "my-4 border-collapse text-start text-[0.875rem]", head: "border-line border-b text-muted" },
} as const;

/** The padding of cells. */
export const CELL = {
  list: "px-3 py-2 first:ps-5 last:pe-5",
  tall: "px-3 py-2.5 first:ps-5 last:pe-5 align-top",
  narrow: "px-2 py-2 first:ps-5 last:pe-5",
  figures: "py-2",
  order: "border-line border-b py-2.5 text-[0.8125rem] text-muted",
  prose: "py-2 pe-4 last:pe-0",
} as const;

type Props = {
  readonly columns: readonly TableColumn[];
  readonly look: keyof typeof CELL;
  /** The name for screen readers, if nothing else names the table. */
  readonly caption?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
};

export function Table({ columns, look, caption, labelledBy, children }: Props) {
  const { table, head } = LOOKS[look === "tall" || look === "narrow" ? "list" : look];
  return (
    <table aria-labelledby={labelledBy} className={`w-full ${table}`.trimEnd()}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr className={head}>
          {columns.map(({ name, words, atEnd, isUnseen, sort, headLook = "" }) => (
            <th
              key={name}
              scope="col"
              aria-sort={sort}
              className={`${CELL[look]} font-medium ${atEnd ? "text-end" : "text-start"} ${headLook}`.trimEnd()}
            >
              {isUnseen ? <span className="sr-only">{words}</span> : words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type ScrollsProps = { readonly label: string; readonly className?: string; readonly children: ReactNode };

/** A box in which a table scrolls, also by the keyboard. @param label its name */
export function Scrolls({ label, className = "", children }: ScrollsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is focused
    <section aria-label={label} className={`relative overflow-x-auto ${className}`.trimEnd()} tabIndex={0}>
      {children}
    </section>
  );
}
