import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/console/icon";
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
  readonly actions: ReactNode;
  readonly panel: ReactNode;
};

const LATEST = 4;

export function PaymentDrawer({ language, timeZone, hrefs, view, ...props }: Props) {
  const t = useTranslations("console.payments.drawer");
  return (
    <Frame title={<Title view={view} />} hrefs={hrefs}>
      {!props.isListed && <p className="border-line border-b bg-canvas px-5 py-2 text-muted">{t("unlisted")}</p>}
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
      <MoneySection view={view} language={language} />
      <div className="border-line border-b px-5 py-4">
        <Facts view={view} language={language} timeZone={timeZone} />
      </div>
      <Latest view={view} language={language} timeZone={timeZone} maySend={props.maySend} href={hrefs.page ?? ""} />
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

type HeadLinkProps = {
  readonly href: string | null;
  readonly words: string;
  readonly keys?: string;
  readonly icon: string;
  readonly look?: string;
  readonly isPage?: boolean;
};

function HeadLink({ href, words, keys, icon, look = "", isPage = false }: HeadLinkProps) {
  const box = "grid size-8 shrink-0 place-items-center rounded-lg pointer-coarse:size-11";
  if (href === null)
    return (
      <span className={`${box} text-muted opacity-40`}>
        <Icon name={icon} className={`size-4 ${look}`} />
      </span>
    );
  return (
    <a
      href={href}
      aria-label={words}
      title={words}
      aria-keyshortcuts={keys}
      data-soft={isPage ? undefined : ""}
      className={`${box} text-text hover:bg-accent-soft hover:text-ink`}
    >
      <Icon name={icon} className={`size-4 ${look}`} />
    </a>
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

function MoneySection({ view, language }: Pick<Props, "view" | "language">) {
  const t = useTranslations("console.payments");
  const { kept, refunded, captured, voided } = view.money;
  const held = view.heldAt === null ? 0 : amountOf(view.amount) - amountOf(captured) - amountOf(voided);
  const parts = [
    { name: "kept", length: amountOf(kept), look: "fill-accent" },
    { name: "refunded", length: amountOf(refunded), look: "fill-muted" },
    { name: "held", length: Math.max(0, held), look: "fill-accent/30" },
  ];
  const all = parts.reduce((sum, { length }) => sum + length, 0);
  return (
    <Section title={t("money")}>
      {all > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${all} 8`}
          preserveAspectRatio="none"
          className="mb-2 h-2 w-full overflow-hidden rounded-full rtl:-scale-x-100"
        >
          {parts.map(({ name, length, look }, index) => (
            <rect
              key={name}
              x={parts.slice(0, index).reduce((sum, part) => sum + part.length, 0)}
              width={length}
              height="8"
              className={look}
            />
          ))}
        </svg>
      )}
      <MoneyTable view={view} language={language} />
    </Section>
  );
}

/** A width of the screen, never an amount of money. */
function amountOf(money: PaymentPageView["money"]["kept"]): number {
  return money === null ? 0 : Number(money.amount);
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

type LatestProps = ViewProps & Pick<Props, "maySend"> & { readonly href: string };

function Latest({ view, language, timeZone, maySend, href }: LatestProps) {
  const t = useTranslations("console.payments.drawer");
  const { timeline, unshown, sessionId } = view;
  return (
    <Section title={t("latest")}>
      <Timeline
        entries={timeline.slice(0, LATEST)}
        language={language}
        timeZone={timeZone}
        sessionId={sessionId}
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
