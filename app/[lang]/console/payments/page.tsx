import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import {
  bulkKinds,
  isGoneNow,
  listPayments,
  paymentDays,
  paymentSums,
  positionOf,
  readPaymentQuery,
} from "@/server/domain/console";
import { rowsOf } from "@/server/kernel/list-rows";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, mayOpen } from "../view";
import { pagesOfList } from "./kept-list";
import { BesideList } from "./parts/drawer/beside-list";
import { ListHead, NarrowOpen } from "./parts/list-head";
import { PaymentList } from "./parts/payment-list";
import { readDrawer } from "./read-drawer";
import { listChoices } from "./views/list-choices";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "payments");
}

export default async function PaymentsPage(props: ConsoleProps) {
  const view = await guardPage(props, "payments");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const query = await props.searchParams;
  const { values, ...asked } = readPaymentQuery(query);
  if (asked.isRewritten) redirect(consoleHref(language, "payments", queryOf({ ...values, cursor: null })));
  const reading = listPayments(ctx, values, rowsOf(values));
  const summing = paymentSums(ctx, values);
  const [page, drawer, sums, choices, isGone] = await Promise.all([
    reading,
    readDrawer(view, { values, query, page: reading }),
    summing,
    listChoices(ctx, values, { language, sums: summing }),
    values.gone !== null && isGoneNow(ctx, values.gone),
  ]);
  const list = (
    <>
      <ListHead language={language} values={values} choices={choices} sums={sums} mayAdd={mayOpen(ctx, "add")} />
      {drawer?.pageHref && <NarrowOpen href={drawer.pageHref} said={drawer.said} />}
      <PaymentList
        language={language}
        timeZone={ctx.merchant.timezone}
        values={{ ...values, gone: isGone ? values.gone : null }}
        asked={asked}
        {...page}
        sums={sums}
        position={positionOf(values, page.rows.length, sums)}
        days={paymentDays(ctx, values)}
        bulkKinds={bulkKinds(ctx)}
        gateways={choices.gateways}
        choices={choices}
        now={ctx.now().toISOString()}
        pageHrefOf={pagesOfList(language, values)}
      />
    </>
  );
  return (
    <ConsoleFrame view={view}>
      <BesideList
        openId={values.open}
        pageHref={drawer?.pageHref ?? null}
        act={drawer?.act ?? null}
        said={drawer?.said ?? ""}
        list={list}
        drawer={drawer?.content}
      />
    </ConsoleFrame>
  );
}
