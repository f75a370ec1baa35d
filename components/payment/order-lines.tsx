import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { OrderLine } from "@/server/domain/invoices";
import { Amount } from "../ui/amount";
import { alignment, Table } from "../ui/table";

type Props = {
  readonly lines: readonly OrderLine[];
  /** True on wide screens, where each figure has a column; otherwise figures are below the product's name. */
  readonly isWide?: boolean;
};

const CELL = "py-3 align-top text-ink";
const AMOUNT = alignment({ atEnd: "amount" });

export function OrderLines({ lines, isWide = false }: Props) {
  const t = useTranslations("invoice");
  const column = isWide ? "max-sm:hidden ps-3" : "hidden";
  return (
    <Table
      look="order"
      columns={[
        { name: "item", words: t("item") },
        ...(["quantityShort", "unitPrice", "discount", "tax"] as const).map((name) => ({
          name,
          words: t(name),
          atEnd: name === "quantityShort" ? true : ("amount" as const),
          headLook: column,
        })),
        { name: "lineTotal", words: t("lineTotal"), atEnd: "amount", headLook: "ps-3" },
      ]}
    >
      {lines.map((line) => (
        <Line key={line.id} line={line} column={`${CELL} ${column}`} below={isWide ? "sm:hidden" : ""} />
      ))}
    </Table>
  );
}

type LineProps = { readonly line: OrderLine; readonly column: string; readonly below: string };

function Line({ line, column, below }: LineProps) {
  const t = useTranslations("invoice");
  const language = useLocale();
  const show = (money: OrderLine["total"]) => <Amount money={money} language={language} />;
  return (
    <tr className="break-inside-avoid border-line border-b">
      <td className={CELL}>
        <bdi className="wrap-anywhere font-medium">{line.description}</bdi>
        <div className="wrap-anywhere text-[0.8125rem] text-muted">
          {t("sku")} <bdi>{line.sku}</bdi>
        </div>
        <div className={`text-[0.8125rem] text-muted ${below}`}>
          <Figures line={line} />
        </div>
      </td>
      <td className={`${column} text-end`}>
        <bdi dir="ltr" className="figures">
          {line.quantity}
        </bdi>
      </td>
      <td className={`${column} ${AMOUNT}`}>{show(line.unitPrice)}</td>
      <td className={`${column} ${AMOUNT}`}>{line.discount !== null && <Minus>{show(line.discount)}</Minus>}</td>
      <td className={`${column} ${AMOUNT}`}>
        {line.taxRate !== null && (
          <>
            {show(line.tax)}
            <div className="text-[0.8125rem] text-muted">
              <bdi dir="ltr">{line.taxRate}%</bdi>
            </div>
          </>
        )}
      </td>
      <td className={`${CELL} ps-3 font-medium ${AMOUNT}`}>{show(line.total)}</td>
    </tr>
  );
}

function Figures({ line }: { readonly line: OrderLine }) {
  const t = useTranslations("invoice");
  const language = useLocale();
  const show = (money: OrderLine["total"]) => <Amount money={money} language={language} />;
  return (
    <>
      <bdi dir="ltr" className="figures">
        {line.quantity}
      </bdi>
      {" × "}
      {show(line.unitPrice)}
      {line.discount !== null && (
        <div>
          {t("discount")} <Minus>{show(line.discount)}</Minus>
        </div>
      )}
      {line.taxRate !== null && (
        <div>
          {t("rate", { name: t("tax"), rate: line.taxRate })} {show(line.tax)}
        </div>
      )}
    </>
  );
}

function Minus({ children }: { readonly children: ReactNode }) {
  return <span className="whitespace-nowrap">− {children}</span>;
}
