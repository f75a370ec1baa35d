import type { ReactNode } from "react";

export type TableColumn = {
  readonly name: string;
  readonly words: ReactNode;
  /** Table cells with the alignment `amount` put decimal points below each other in both directions. */
  readonly atEnd?: boolean | "amount" | undefined;
  readonly isUnseen?: boolean | undefined;
  readonly sort?: "ascending" | "descending" | undefined;
  /** Address of the same list, sorted by this column in the opposite order. */
  readonly sortHref?: string | undefined;
  readonly headLook?: string | undefined;
};

/** CSS classes of tables. The looks `tall` and `narrow` are a `list` with other padding. */
const LOOKS = {
  list: { table: "border-collapse text-start", head: "border-line border-b bg-sunken text-muted text-xs" },
  figures: { table: "", head: "border-line border-b text-muted" },
  order: { table: "border-collapse", head: "" },
  prose: { table: "my-4 border-collapse text-start text-[0.875rem]", head: "border-line border-b text-muted" },
} as const;

export const CELL = {
  list: "px-3 py-1.75 first:ps-5 last:pe-5",
  tall: "px-3 py-2.5 first:ps-5 last:pe-5 align-top",
  narrow: "px-2 py-2 first:ps-5 last:pe-5",
  figures: "py-2 not-first:ps-3",
  order: "border-line border-b py-2.5 text-[0.8125rem] text-muted",
  prose: "py-2 pe-4 last:pe-0",
} as const;

export function alignment({ atEnd }: Pick<TableColumn, "atEnd">): string {
  if (atEnd === "amount") return "text-end rtl:text-start";
  return atEnd ? "text-end" : "text-start";
}

type Props = {
  readonly columns: readonly TableColumn[];
  readonly look: keyof typeof CELL;
  /** The table's name for screen readers, if no other element names it. */
  readonly caption?: string;
  readonly labelledBy?: string;
  /** True if the table's head stays in view while the page scrolls. */
  readonly keepsHead?: boolean;
  readonly children: ReactNode;
};

export function Table({ columns, look, caption, labelledBy, keepsHead = false, children }: Props) {
  const { table, head } = LOOKS[look === "tall" || look === "narrow" ? "list" : look];
  return (
    <table aria-labelledby={labelledBy} className={`w-full ${table}`.trimEnd()}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      {columns.length > 0 && (
        <thead className={keepsHead ? "xl:sticky xl:top-0 xl:z-10 xl:shadow-[0_1px_0_var(--color-line)]" : undefined}>
          <tr className={head}>
            {columns.map((column) => (
              <HeadCell key={column.name} column={column} look={look} />
            ))}
          </tr>
        </thead>
      )}
      <tbody>{children}</tbody>
    </table>
  );
}

function HeadCell({ column, look }: { column: TableColumn; look: keyof typeof CELL }) {
  const { name, words, atEnd, isUnseen, sort, sortHref, headLook = "" } = column;
  const className = `${CELL[look]} font-medium ${alignment({ atEnd })} ${headLook}`.trimEnd();
  if (name === "") return <td className={className} />;
  const shown = isUnseen ? <span className="sr-only">{words}</span> : words;
  return (
    <th scope="col" aria-sort={sort} className={className}>
      {sortHref === undefined ? (
        shown
      ) : (
        <SortLink href={sortHref} sort={sort}>
          {words}
        </SortLink>
      )}
    </th>
  );
}

function SortLink({ href, sort, children }: { href: string; sort: TableColumn["sort"]; children: ReactNode }) {
  return (
    <a
      href={href}
      className={`inline-flex min-h-6 items-center gap-1 hover:text-ink ${sort ? "text-ink" : ""}`.trimEnd()}
    >
      {children}
      <SortSign sort={sort} />
    </a>
  );
}

function SortSign({ sort }: Pick<TableColumn, "sort">) {
  const up = sort !== "descending";
  const down = sort !== "ascending";
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 12 12"
      className={`size-3 fill-none stroke-current ${sort === undefined ? "opacity-60" : ""}`.trimEnd()}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {up && <path d={down ? "m3.5 4.5 2.5-2.5 2.5 2.5" : "M6 10V2m-3 3 3-3 3 3"} />}
      {down && <path d={up ? "m3.5 7.5 2.5 2.5 2.5-2.5" : "M6 2v8m-3-3 3 3 3-3"} />}
    </svg>
  );
}

type ScrollsProps = { readonly label: string; readonly className?: string; readonly children: ReactNode };

export function Scrolls({ label, className = "", children }: ScrollsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only focused elements can be scrolled by keyboard
    <section aria-label={label} className={`relative overflow-x-auto ${className}`.trimEnd()} tabIndex={0}>
      {children}
    </section>
  );
}
