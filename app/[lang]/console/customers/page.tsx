/** The customers that payments name. */
import type { Metadata } from "next";
import { CustomerList } from "@/components/console/customers/customer-list";
import { PageHead } from "@/components/console/page-head";
import { listCustomers, readCustomerQuery } from "@/server/domain/console";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";

const ROWS = 25;

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "customers");
}

export default async function CustomersPage(props: ConsoleProps) {
  const view = await guardPage(props, "customers");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readCustomerQuery(await props.searchParams);
  const [t, page] = await Promise.all([consoleWords(language), listCustomers(ctx, values, ROWS)]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.customers")} />
      <CustomerList
        language={language}
        timeZone={ctx.merchant.timezone}
        values={values}
        dropped={dropped}
        rows={page.rows}
        next={page.next}
      />
    </ConsoleFrame>
  );
}
