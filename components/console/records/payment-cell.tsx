import type { ReactNode } from "react";
import type { PaymentColumn, PaymentLine } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { Icon } from "../icon";
import { Instant } from "../instant";
import { consoleHref } from "../pages";
import { PaymentFact } from "./payment-fact";
import { PaymentMethod } from "./payment-method";
import { StatePill } from "./state-pill";

export type Beside = {
  readonly openId: string | null;
  readonly hrefOf: (sessionId: string) => string;
  readonly pageHrefOf: (sessionId: string) => string;
};

export type CellProps = {
  readonly language: Language;
  readonly timeZone: string;
  readonly row: PaymentLine;
  readonly beside?: Beside | undefined;
};

export type Cell = PaymentColumn | "order";

export const CELL_LOOK: Readonly<Partial<Record<Cell, string>>> = { state: "", order: "", customer: "max-w-48" };

export function CellContent({ cell, row, language, timeZone, beside }: CellProps & { readonly cell: Cell }): ReactNode {
  switch (cell) {
    case "state":
      return (
        <span className="flex flex-wrap items-center gap-x-2">
          <StatePill state={row.state} />
          <PaymentFact row={row} />
        </span>
      );
    case "order":
      return <PaymentLink row={row} language={language} beside={beside} />;
    case "customer":
      return (
        <span className="block truncate">
          <bdi>{row.customer ?? "–"}</bdi>
        </span>
      );
    case "method":
      return <PaymentMethod {...row} />;
    case "gateway":
      return <bdi dir="ltr">{row.gateway ?? "–"}</bdi>;
    case "session":
      return (
        <bdi dir="ltr" className="font-mono text-xs">
          {`${row.sessionId.slice(0, 12)}…`}
        </bdi>
      );
    case "settled":
      return row.settledAt === null ? "–" : <Instant at={row.settledAt} timeZone={timeZone} />;
    case "created":
      return <Instant at={row.createdAt} timeZone={timeZone} />;
  }
}

/**
 * On wide screens the link first shows the payment beside the list, then opens its page.
 */
export function PaymentLink({ row, language, beside }: Pick<CellProps, "row" | "language" | "beside">) {
  const isShown = row.sessionId === beside?.openId;
  return (
    <a
      href={beside?.pageHrefOf(row.sessionId) ?? consoleHref(language, "payment", `/${row.sessionId}`)}
      data-opens={row.sessionId}
      data-beside={isShown ? undefined : beside?.hrefOf(row.sessionId)}
      aria-current={isShown ? "true" : undefined}
      className="inline-flex max-w-44 items-center gap-1.5 text-ink after:absolute after:inset-0 hover:underline"
    >
      {row.isRecurring && <Icon name="repeat" className="size-3.5 text-muted" />}
      <bdi dir="ltr" className="figures truncate">
        {row.orderNo ?? `${row.sessionId.slice(0, 8)}…`}
      </bdi>
    </a>
  );
}
