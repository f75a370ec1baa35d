import { useLocale, useTranslations } from "next-intl";
import { Icon } from "../console/icon";
import { FirstRequest, type FirstRequestProps } from "./first-request";
import { type DocsContents, type DocsLink, DocsSearch } from "./frame";
import { LINK, Title } from "./parts";

type OverviewProps = FirstRequestProps & {
  readonly guides: readonly (DocsLink & {
    readonly name: string;
    readonly summary: string;
    readonly minutes: number;
  })[];
  readonly contents: DocsContents;
};

/** Former URL fragments of this page, and the guides that replace them. */
const FRAGMENTS: Readonly<Record<string, string>> = {
  "first-payment": "first-request",
  webhooks: "webhooks",
  subscriptions: "subscriptions",
  wallets: "wallet",
  "test-clock": "test-clock",
};

const ICONS: Readonly<Record<string, string>> = {
  "first-payment": "credit-card",
  "embedded-checkout": "columns-3",
  webhooks: "webhook",
  wallets: "wallet",
  subscriptions: "repeat",
  approvals: "users",
  "test-clock": "hourglass",
  errors: "circle-alert",
  "going-live": "shield-check",
};

const OFTEN_READ = ["first-payment", "webhooks", "errors", "going-live"];

export function DocsOverview({ guides, contents, samples, send }: OverviewProps) {
  const t = useTranslations("docs");
  const often = guides.filter(({ name }) => OFTEN_READ.includes(name));
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28.75rem)] xl:items-center">
        <div>
          <h1 className="tight text-[2.25rem] leading-tight">{t("heading")}</h1>
          <p className="mt-3 mb-6 text-muted">{t("lead")}</p>
          <DocsSearch query="" isLarge />
          <p className="mt-3 flex flex-wrap items-center gap-x-4 text-[0.875rem] text-muted">
            {t("oftenRead")}
            {often.map(({ href, title }) => (
              <a key={href} href={href} className={`inline-flex min-h-9 items-center ${LINK}`}>
                {title}
              </a>
            ))}
          </p>
        </div>
        <FirstRequest samples={samples} send={send} />
      </div>
      <h2 className="mt-10 mb-3 text-[1.25rem]">{t("guides")}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {guides.map(({ name, href, title, summary, minutes }) => (
          <li key={href} id={FRAGMENTS[name]}>
            <a
              href={href}
              className="flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 hover:bg-accent-soft"
            >
              <Icon
                name={ICONS[name] ?? "scroll-text"}
                className="mb-3 size-9 rounded-lg bg-accent-soft p-2 text-accent"
              />
              <span className="font-semibold text-ink">{title}</span>
              <span className="mt-1 block text-[0.875rem] text-muted">{summary}</span>
              <span className="mt-auto pt-3 text-[0.8125rem] text-muted">{t("minutes", { minutes })}</span>
            </a>
          </li>
        ))}
      </ul>
      {contents
        .filter(({ name }) => name !== "guides")
        .map(({ name, pages }) => (
          <Group key={name} name={name} pages={pages} />
        ))}
      <Downloads />
    </>
  );
}

function Group({ name, pages }: DocsContents[number]) {
  const t = useTranslations("docs");
  return (
    <section aria-labelledby={name === "reference" ? "endpoints" : name}>
      <h2 id={name === "reference" ? "endpoints" : name} className="mt-10 mb-3 text-[1.25rem]">
        {t(name)}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-4">
        {pages.map((page) => (
          <li key={page.href} className="border-line border-t">
            <a href={page.href} className="flex min-h-11 items-center font-medium text-ink hover:text-accent">
              <Title of={page} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Downloads() {
  const t = useTranslations("docs");
  const links = [
    ["/openapi.json", t("openapi")],
    ["/docs/postman.json", t("postman")],
    ["/llms.txt", t("llms")],
    [`/${useLocale()}/docs.md`, t("markdown")],
  ];
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="mt-10 mb-3 text-[1.25rem]">
        {t("downloads")}
      </h2>
      <ul className="grid gap-1">
        {links.map(([href, words]) => (
          <li key={href}>
            <a href={href} className={`inline-flex min-h-9 items-center ${LINK}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
