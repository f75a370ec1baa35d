import { useTranslations } from "next-intl";
import { DataTable, ROW_LINK } from "@/components/console/data-table";
import { Instant } from "@/components/console/instant";
import { NarrowRow } from "@/components/console/narrow-row";
import { consoleHref } from "@/components/console/pages";
import { ListAmount } from "@/components/ui/amount";
import type { LinkView } from "@/server/domain/payment-links";
import type { Language } from "@/server/kernel/types";
import { LinkPill } from "./link-pill";
import { LinkPrice } from "./link-price";

type Props = { readonly language: Language; readonly timeZone: string; readonly links: readonly LinkView[] };

const COLUMNS = ["name", "state", "price", "payments", "paid", "made"] as const;
const AT_END: Readonly<Record<string, true | "amount">> = { payments: "amount", paid: "amount", made: true };

export function LinkTable({ language, timeZone, links }: Props) {
  const t = useTranslations("console");
  const columns = COLUMNS.map((name) => ({
    name,
    words: t(`paymentLinks.columns.${name}`),
    atEnd: AT_END[name],
  }));
  const rows = links.map((link) => ({ id: link.id, ...lineOf(link, language, timeZone) }));
  return <DataTable label={t("pages.paymentLinks")} columns={columns} rows={rows} />;
}

function lineOf(link: LinkView, language: Language, timeZone: string) {
  const name = (
    <a href={consoleHref(language, "paymentLink", `/${link.id}`)} className={`block max-w-64 truncate ${ROW_LINK}`}>
      <bdi>{link.name}</bdi>
    </a>
  );
  const paid = (
    <span key="paid" className="font-semibold text-ink">
      <ListAmount money={{ amount: link.paid_amount, currency: link.currency_code }} language={language} />
    </span>
  );
  return {
    cells: [
      name,
      <LinkPill key="state" status={link.status} />,
      <LinkPrice key="price" link={link} language={language} />,
      <Payments key="payments" link={link} />,
      paid,
      <span key="made" className="text-muted">
        <Instant at={link.created_at} timeZone={timeZone} />
      </span>,
    ],
    phone: (
      <NarrowRow
        link={name}
        amount={paid}
        facts={
          <span className="min-w-0">
            <LinkPrice link={link} language={language} /> · <Payments link={link} isNamed />
          </span>
        }
        state={<LinkPill status={link.status} />}
      />
    ),
  };
}

/** @param isNamed true to show a label beside the number of payments, because no column heading names it */
export function Payments({
  link: { payments, max_payments: most },
  isNamed = false,
}: {
  readonly link: LinkView;
  readonly isNamed?: boolean;
}) {
  const t = useTranslations("console.paymentLinks");
  const count = most === null ? t("count", { count: payments }) : t("countOf", { count: payments, most });
  return isNamed ? `${t("columns.payments")}: ${count}` : count;
}
