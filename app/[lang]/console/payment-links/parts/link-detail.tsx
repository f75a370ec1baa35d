import { useTranslations } from "next-intl";
import { Fact, FactStrip } from "@/components/console/fact-strip";
import { AskedTwice } from "@/components/console/form/asked-twice";
import type { FormAction } from "@/components/console/form/form-state";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { LinkLine } from "@/components/console/link-line";
import { queryOf } from "@/components/console/list-parts";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { Code, SideFacts } from "@/components/console/side-facts";
import { BUTTON, TEXT_LINK } from "@/components/console/styles";
import { Amount } from "@/components/ui/amount";
import { Day } from "@/components/ui/day";
import type { LinkPages, LinkView } from "@/server/domain/payment-links";
import type { Language } from "@/server/kernel/types";
import { LinkCalls } from "./link-calls";
import { LinkChangeForm } from "./link-change-form";
import { LinkPill } from "./link-pill";
import { LinkPrice } from "./link-price";
import { Payments } from "./link-table";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly link: LinkView;
  readonly pages: LinkPages;
  readonly baseUrl: string;
  /** Form action that changes the link; null if the user may not change it, or it is closed. */
  readonly change: FormAction | null;
  readonly close: FormAction | null;
};

export function LinkDetail({ language, timeZone, link, pages, baseUrl, change, close }: Props) {
  const t = useTranslations("console.paymentLinks");
  const payments = consoleHref(language, "payments", queryOf({ link: link.id, range: "all", counted: "yes" }));
  return (
    <>
      <FactStrip>
        <Fact name={t("columns.state")}>
          <span role="status">
            <LinkPill status={link.status} />
          </span>
        </Fact>
        <Fact name={t("columns.price")}>
          <LinkPrice link={link} language={language} />
        </Fact>
        <Fact name={t("columns.payments")}>
          <a href={payments} className={TEXT_LINK}>
            <Payments link={link} />
          </a>
        </Fact>
        <Fact name={t("columns.paid")}>
          <a href={payments} className={TEXT_LINK}>
            <Amount money={{ amount: link.paid_amount, currency: link.currency_code }} language={language} />
          </a>
          <span className="block font-normal text-muted text-xs">{t("paidNote")}</span>
        </Fact>
      </FactStrip>
      <Section title={t("share")}>
        <Share link={link} pages={pages} />
      </Section>
      <Section title={t("facts")}>
        <div className="max-w-160">
          <Facts link={link} timeZone={timeZone} />
        </div>
      </Section>
      {change !== null && <LinkChangeForm link={link} action={change} />}
      <LinkCalls link={link} baseUrl={baseUrl} />
      {close !== null && (
        <Section title={t("closing")}>
          <AskedTwice label={t("close")} lead={t("closeLead")} button={t("closeNow")} proof={null} action={close} />
        </Section>
      )}
    </>
  );
}

function Share({ link: { url, qr_code_url: code, name }, pages }: Pick<Props, "link" | "pages">) {
  const t = useTranslations("console.paymentLinks");
  const picture = new URL(code).pathname;
  return (
    <div className="grid gap-6 md:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 content-start gap-4">
        <LinkLine name={t("english")} address={pages.en} isMain />
        <LinkLine name={t("arabic")} address={pages.ar} />
        <div className="flex flex-wrap gap-2">
          <a href={url} target="_blank" rel="noreferrer" className={BUTTON}>
            <Icon name="external-link" turns />
            {t("open")}
          </a>
          {(["png", "svg"] as const).map((kind) => (
            <a key={kind} href={picture.replace(/png$/, kind)} download={`${name}.${kind}`} className={BUTTON}>
              <Icon name="download" />
              {t("download", { kind: kind.toUpperCase() })}
            </a>
          ))}
        </div>
      </div>
      <figure className="justify-self-start">
        {/* biome-ignore lint/performance/noImgElement: the service draws the image, which needs no script */}
        <img
          src={picture.replace(/png$/, "svg")}
          width={176}
          height={176}
          alt={t("qr")}
          className="rounded-lg border border-line"
        />
      </figure>
    </div>
  );
}

function Facts({ link, timeZone }: Pick<Props, "link" | "timeZone">) {
  const t = useTranslations("console.paymentLinks");
  const payment = useTranslations("console.newPayment");
  const at = (instant: string) => <Instant at={instant} timeZone={timeZone} style="full" />;
  return (
    <SideFacts
      facts={[
        [t("description"), link.description && <bdi>{link.description}</bdi>],
        [t("until"), link.active_until && <Day on={link.active_until} />],
        [payment("order"), link.order_no && <bdi>{link.order_no}</bdi>],
        [payment("gateways"), <Code key="gateways">{link.pg_codes.join(", ")}</Code>],
        [t("columns.made"), at(link.created_at)],
        [t("closedAt"), link.closed_at && at(link.closed_at)],
        [t("id"), <Code key="id">{link.id}</Code>],
      ]}
    />
  );
}
