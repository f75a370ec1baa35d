/** The rows of a list: a table, and on a phone one box under another. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** A column of the table. */
export type Column = {
  readonly name: string;
  readonly words: string;
  /** Its cells stand at the end of the line, as amounts and times do. */
  readonly atEnd?: boolean;
  /** The words are for who listens alone. */
  readonly isUnseen?: boolean;
  readonly sort?: "ascending" | "descending";
};

/** A row that can be shown, or the id of one that cannot. */
export type DataRow =
  | { readonly id: string; readonly cells: readonly ReactNode[]; readonly phone: ReactNode }
  | { readonly brokenId: string };

type Props = { readonly label: string; readonly columns: readonly Column[]; readonly rows: readonly DataRow[] };

const CELL = "px-3 py-2 first:ps-5 last:pe-5";

/** A row is as large as its link if that has the class {@link ROW_LINK}. */
export function DataTable({ label, columns, rows }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section aria-label={label} className="relative overflow-x-auto max-md:hidden" tabIndex={0}>
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="border-line border-b bg-canvas text-muted text-xs">
              {columns.map(({ name, words, atEnd, isUnseen, sort }) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={sort}
                  className={`${CELL} font-medium ${atEnd ? "text-end" : "text-start"}`}
                >
                  {isUnseen ? <span className="sr-only">{words}</span> : words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={"brokenId" in row ? row.brokenId : row.id} columns={columns} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <ul className="md:hidden">
        {rows.map((row) => (
          <li
            key={"brokenId" in row ? row.brokenId : row.id}
            className="relative border-line border-b px-4 py-2.5 text-muted"
          >
            {"brokenId" in row ? <Broken id={row.brokenId} /> : row.phone}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The link of a row: its area is the whole row. */
export const ROW_LINK = "text-ink after:absolute after:inset-0 hover:underline";

function TableRow({ columns, row }: { columns: readonly Column[]; row: DataRow }) {
  if ("brokenId" in row) {
    return (
      <tr className="border-line border-b">
        <td colSpan={columns.length} className={`${CELL} text-muted`}>
          <Broken id={row.brokenId} />
        </td>
      </tr>
    );
  }
  return (
    <tr className="relative border-line border-b hover:bg-canvas">
      {columns.map(({ name, atEnd }, index) => (
        <td key={name} className={`${CELL} ${atEnd ? "text-end" : ""}`}>
          {row.cells[index]}
        </td>
      ))}
    </tr>
  );
}

function Broken({ id }: { id: string }) {
  const t = useTranslations("console.payments");
  return t.rich("broken", { id: () => <bdi dir="ltr">{id}</bdi> });
}
