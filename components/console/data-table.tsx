/** Shows a list as a table; on a phone each row is a box. */
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { alignment, CELL, Scrolls, Table, type TableColumn } from "../ui/table";
import { ROWS_HEAD } from "./styles";

export type Column = TableColumn & {
  readonly look?: string | undefined;
};

export type DataRow =
  | {
      readonly id: string;
      readonly cells: readonly ReactNode[];
      readonly phone: ReactNode;
      readonly phoneHead?: ReactNode;
      readonly isShown?: boolean;
    }
  | { readonly brokenId: string };

type Props = {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly DataRow[];
  readonly look?: "list" | "tall";
};

/** Maximum number of columns with which a table fits a wide screen, so that its head can stay visible. */
const MOST_FITTING = 9;

export function DataTable({ label, columns, rows, look = "list" }: Props) {
  const keepsHead = columns.length <= MOST_FITTING;
  return (
    <>
      <Scrolls label={label} className={`max-md:hidden ${keepsHead ? "xl:overflow-visible" : ""}`.trimEnd()}>
        <Table look={look} columns={columns} keepsHead={keepsHead}>
          {rows.map((row) => (
            <TableRow key={"brokenId" in row ? row.brokenId : row.id} columns={columns} row={row} cell={CELL[look]} />
          ))}
        </Table>
      </Scrolls>
      <ul className="md:hidden">
        {rows.map((row) => (
          <Fragment key={"brokenId" in row ? row.brokenId : row.id}>
            {"phoneHead" in row && row.phoneHead != null && <li className={ROWS_HEAD}>{row.phoneHead}</li>}
            <li className="relative border-line border-b px-4 py-2.5 text-muted">
              {"brokenId" in row ? <Broken id={row.brokenId} /> : row.phone}
            </li>
          </Fragment>
        ))}
      </ul>
    </>
  );
}

export const ROW_LINK = "text-ink after:absolute after:inset-0 hover:underline";

const SHOWN =
  "hover:bg-canvas xl:bg-accent-soft xl:[&>td:first-child]:shadow-[inset_3px_0_0_var(--color-accent)] xl:rtl:[&>td:first-child]:shadow-[inset_-3px_0_0_var(--color-accent)]";

function TableRow({ columns, row, cell }: { columns: readonly Column[]; row: DataRow; cell: string }) {
  if ("brokenId" in row) {
    return (
      <tr className="border-line border-b">
        <td colSpan={columns.length} className={`${cell} text-muted`}>
          <Broken id={row.brokenId} />
        </td>
      </tr>
    );
  }
  return (
    <tr
      className={`relative border-line border-b has-[td_input:checked]:bg-accent-soft ${row.isShown === true ? SHOWN : "hover:bg-canvas has-[a:focus-visible]:bg-canvas"}`}
    >
      {columns.map(({ name, atEnd, look = "" }, index) => (
        <td key={name} className={`${cell} ${look} ${atEnd ? alignment({ atEnd }) : ""}`.trimEnd()}>
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
