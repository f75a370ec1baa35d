import type { Metadata } from "next";
import { CustomerList } from "@/components/console/records/customer-list";
import { listCustomers, readCustomerQuery } from "@/server/domain/console";
import { rowsOf } from "@/server/kernel/list-rows";
import { TitledFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "customers");
}

export default async function CustomersPage(props: ConsoleProps) {
  const view = await guardPage(props, "customers");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readCustomerQuery(await props.searchParams);
  const page = await listCustomers(ctx, values, rowsOf(values));
  return (
    <TitledFrame view={view}>
      <CustomerList language={language} timeZone={ctx.merchant.timezone} values={values} dropped={dropped} {...page} />
    </TitledFrame>
  );
}
