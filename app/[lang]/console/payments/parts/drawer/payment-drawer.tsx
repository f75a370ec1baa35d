import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Instant } from "@/components/console/instant";
import { Section } from "@/components/console/page-head";
import { customerHref } from "@/components/console/records/customer-href";
import { PaymentMethod } from "@/components/console/records/payment-method";
import { StatePill } from "@/components/console/records/state-pill";
import { Timeline } from "@/components/console/records/timeline";
import { Code, SideFacts } from "@/components/console/side-facts";
import { TEXT_LINK } from "@/components/console/styles";
import { BigAmount } from "@/components/ui/amount";
import type { DoneAct, PaymentPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { DoneNotice } from "../act/done-notice";
import { HeadLink } from "../head-link";
import { MoneyBar } from "../money-bar";
import { MoneyTable } from "../money-table";

export type DrawerHrefs = {
  readonly previous: string | null;
  readonly next: string | null;
  readonly page: string | null;
  readonly close: string;
};

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly hrefs: DrawerHrefs;
  readonly view: PaymentPageView;
  readonly isListed: boolean;
  readonly maySend: boolean;
  readonly done: DoneAct | null;
  readonly isRetryRefused: boolean;
  readonly at: unknown;
  readonly hrefOf: (params: Readonly<Record<string, string>>) => string;
  readonly actions: ReactNode;
  readonly panel: ReactNode;
};

const LATEST = 4;

export function PaymentDrawer({ language, timeZone, hrefs, view, ...props }: Props) {
  const t = useTranslations("console.payments");
  return (
    <Frame title={<Title view={view} />} hrefs={hrefs}>
      {!props.isListed && <p className="border-line border-b bg-canvas px-5 py-2 text-muted">{t("drawer.unlisted")}</p>}
      <DoneNotice done={props.done} at={props.at} state={view.state} isRetryRefused={props.isRetryRefused} />
      <div className="grid gap-2 border-line border-b px-5 py-4">
        <BigAmount money={view.amount} language={language} />
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatePill state={view.state} />
          <Fact view={view} language={language} timeZone={timeZone} />
        </p>
        <div className="mt-1">{props.actions}</div>
      </div>
      {props.panel}
      <Section title={t("money")}>
        <MoneyBar view={view} language={language} />
        <MoneyTable view={view} language={language} timeZone={null} />
      </Section>
      <div className="border-line border-b px-5 py-4">
        <Facts view={view} language={language} timeZone={timeZone} />
      </div>
      <Latest {...{ view, language, timeZone }} maySend={props.maySend} hrefOf={props.hrefOf} href={hrefs.page ?? ""} />
    </Frame>
  );
}

export function EmptyDrawer({ title, hrefs, children }: { title: string; hrefs: DrawerHrefs; children: ReactNode }) {
  return (
    <Frame title={title} hrefs={hrefs}>
      <p className="px-5 py-12 text-center text-muted">{children}</p>
    </Frame>
  );
}

type FrameProps = { readonly title: ReactNode; readonly hrefs: DrawerHrefs; readonly children: ReactNode };

function Frame({ title, hrefs, children }: FrameProps) {
  const t = useTranslations("console.payments.drawer");
  return (
    <section
      data-beside-list=""
      aria-labelledby="drawer-title"
      tabIndex={-1}
      className="sticky top-0 flex h-dvh flex-col border-line border-s focus-visible:-outline-offset-2"
    >
      <header className="flex min-h-14 items-center gap-1 border-line border-b px-5 py-2">
        <h2 id="drawer-title" className="me-auto min-w-0 truncate font-semibold text-base">
          {title}
        </h2>
        <HeadLink href={hrefs.previous} words={t("previous")} keys="K" icon="chevron-right" look="-rotate-90" />
        <HeadLink href={hrefs.next} words={t("next")} keys="J" icon="chevron-right" look="rotate-90" />
        <HeadLink href={hrefs.page} words={t("page")} icon="external-link" isPage />
        <HeadLink href={hrefs.close} words={t("close")} keys="Escape" icon="x" />
      </header>
      <div className="min-h-0 grow overflow-y-auto pb-8">{children}</div>
    </section>
  );
}

function Title({ view: { orderNo, sessionId } }: { view: PaymentPageView }) {
  const t = useTranslations("console.payments.drawer");
  return t.rich(orderNo === null ? "titleOfId" : "title", {
    name: () => <bdi dir="ltr">{orderNo ?? `${sessionId.slice(0, 8)}…`}</bdi>,
  });
}

type ViewProps = Pick<Props, "language" | "timeZone" | "view">;

function Fact({ view: { heldUntil, settledAt, createdAt }, timeZone }: ViewProps) {
  const t = useTranslations("console.payments");
  const [words, at] =
    heldUntil !== null
      ? [t("heldUntil"), heldUntil]
      : settledAt !== null
        ? [t("paidAt"), settledAt]
        : [t("columns.created"), createdAt];
  return (
    <span className="text-muted">
      {words} <Instant at={at} timeZone={timeZone} style="full" />
    </span>
  );
}

function Facts({ view: { customer, method, gateway, reference }, language }: ViewProps) {
  const t = useTranslations("console.payments");
  const name = <bdi>{customer.name ?? customer.email ?? customer.phone ?? customer.id ?? "–"}</bdi>;
  return (
    <SideFacts
      facts={[
        [
          t("columns.customer"),
          customer.id === null ? (
            name
          ) : (
            <a key="customer" href={customerHref(language, customer.id)} className={TEXT_LINK}>
              {name}
            </a>
          ),
        ],
        [
          t("columns.method"),
          <PaymentMethod
            key="method"
            brand={method?.brand ?? null}
            lastFour={method?.number?.slice(-4) ?? null}
            method={method?.form ?? null}
          />,
        ],
        [
          t("columns.gateway"),
          gateway === null ? null : (
            <bdi key="gateway" dir="ltr">
              {gateway}
            </bdi>
          ),
        ],
        [t("drawer.reference"), reference === null ? null : <Code key="reference">{reference}</Code>],
      ]}
    />
  );
}

type LatestProps = ViewProps & Pick<Props, "maySend" | "hrefOf"> & { readonly href: string };

function Latest({ view, language, timeZone, maySend, hrefOf, href }: LatestProps) {
  const t = useTranslations("console.payments.drawer");
  const { timeline, unshown } = view;
  return (
    <Section title={t("latest")}>
      <Timeline
        entries={timeline.slice(0, LATEST)}
        language={language}
        timeZone={timeZone}
        hrefOf={hrefOf}
        link={view.isPayable ? view.link : null}
        maySend={maySend}
      />
      <p className="mt-3">
        <a href={href} className={TEXT_LINK}>
          {t("timeline", { count: timeline.length + unshown })}
        </a>
      </p>
    </Section>
  );
}
