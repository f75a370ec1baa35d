import type { ReactNode } from "react";
import { queryOf } from "@/components/console/list-parts";
import { maySend, type Neighbour, neighboursOf, type PaymentPage, type PaymentValues } from "@/server/domain/console";
import { commaList } from "@/server/kernel/comma-list";
import { moneyLine } from "@/server/kernel/money-text";
import type { ConsoleQuery, ConsoleView } from "../view";
import { consoleWords } from "../words";
import { actParts } from "./act-parts";
import { listText } from "./kept-list";
import { type OpenPayment, openPayment } from "./open-payment";
import { type DrawerHrefs, EmptyDrawer, PaymentDrawer } from "./parts/drawer/payment-drawer";
import { type PaymentPlace, placeHref } from "./payment-place";

export type Drawer = {
  readonly openId: string;
  readonly pageHref: string | null;
  readonly act: string | null;
  readonly said: string;
  readonly content: ReactNode;
};

type DrawerQuery = {
  readonly values: PaymentValues;
  readonly query: ConsoleQuery;
  readonly page: Promise<PaymentPage>;
};

export async function readDrawer(view: ConsoleView, { values, query, page }: DrawerQuery): Promise<Drawer | null> {
  const { ctx, language } = view;
  const { open: openId } = values;
  if (openId === null) return null;
  const own = { ...values, open: null, gone: null };
  const list = listText(own);
  const place = { lang: language, sessionId: openId, list, kept: list };
  const [t, opened, neighbours] = await Promise.all([
    consoleWords(language),
    openPayment(ctx, place, query),
    page.then((shown) => neighboursOf(ctx, own, { sessionId: openId, page: shown })),
  ]);
  const stepTo = (to: Neighbour | null) => to && queryOf({ ...own, cursor: to.cursor, open: to.sessionId });
  const hrefs = {
    previous: stepTo(neighbours.previous),
    next: stepTo(neighbours.next),
    page: opened === null ? null : placeHref({ ...place, list: null }, {}),
    close: queryOf(own),
  };
  const shown = { openId, pageHref: hrefs.page };
  if (opened === null || opened === "unreadable") {
    const said = t(`payments.drawer.${opened === null ? "missing" : "unreadable"}`);
    const content = (
      <EmptyDrawer title={t("payments.drawer.payment")} hrefs={hrefs}>
        {said}
      </EmptyDrawer>
    );
    return { ...shown, act: null, said, content };
  }
  const { payment, panel } = opened;
  const name = payment.orderNo ?? payment.sessionId.slice(0, 8);
  const said = commaList([name, stateWords(t, payment.state), moneyLine(payment.amount, language)], language);
  const content = <Opened view={view} opened={opened} place={place} hrefs={hrefs} at={query.at} {...neighbours} />;
  return { ...shown, act: panel?.act ?? null, said, content };
}

function stateWords(t: Awaited<ReturnType<typeof consoleWords>>, state: string): string {
  const key = `payments.states.${state}` as "payments.states.paid";
  return t.has(key) ? t(key) : state;
}

type OpenedProps = {
  readonly view: ConsoleView;
  readonly opened: OpenPayment;
  readonly place: PaymentPlace;
  readonly hrefs: DrawerHrefs;
  readonly at: unknown;
  readonly isListed: boolean;
};

function Opened({ view, opened, place, hrefs, at, isListed }: OpenedProps) {
  const { payment, actions, done, isRetryRefused } = opened;
  return (
    <PaymentDrawer
      language={view.language}
      timeZone={view.ctx.merchant.timezone}
      view={payment}
      hrefs={hrefs}
      isListed={isListed}
      maySend={maySend(payment, actions)}
      done={done}
      isRetryRefused={isRetryRefused}
      at={at}
      hrefOf={(params) => placeHref(place, params, "#act")}
      {...actParts(view, { opened, place, isShort: true })}
    />
  );
}
