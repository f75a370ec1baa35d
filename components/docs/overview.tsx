import { useLocale, useTranslations } from "next-intl";
import type { DocsLink } from "./frame";
import { LINK } from "./parts";

type OverviewProps = {
  readonly guides: readonly (DocsLink & { readonly name: string; readonly summary: string })[];
  readonly reference: readonly DocsLink[];
};

/** Older fragments of this page and the guides that replace them. */
const FRAGMENTS: Readonly<Record<string, string>> = {
  "first-payment": "first-request",
  webhooks: "webhooks",
  subscriptions: "subscriptions",
  wallets: "wallet",
  "test-clock": "test-clock",
};

export function DocsOverview({ guides, reference }: OverviewProps) {
  const t = useTranslations("docs");
  const language = useLocale();
  return (
    <>
      <h1 className="tight text-[1.875rem] leading-tight">{t("title")}</h1>
      <p className="mt-3 mb-8 text-muted">{t("lead")}</p>
      <h2 className="mb-3 text-[1.25rem]">{t("guides")}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {guides.map(({ name, href, title, summary }) => (
          <li key={href} id={FRAGMENTS[name]}>
            <a
              href={href}
              className="block h-full rounded-row border border-line bg-surface px-4 py-3 hover:bg-accent-soft"
            >
              <span className="font-semibold text-accent">{title}</span>
              <span className="mt-1 block text-[0.875rem] text-muted">{summary}</span>
            </a>
          </li>
        ))}
      </ul>
      <h2 id="endpoints" className="mt-10 mb-1 text-[1.25rem]">
        {t("reference")}
      </h2>
      <p className="mb-3 text-muted">{t("referenceLead")}</p>
      <ul className="flex flex-wrap gap-2">
        {reference.map(({ href, title }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-button border border-line bg-surface px-3.5 text-accent hover:bg-accent-soft"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <h2 className="mt-10 mb-3 text-[1.25rem]">{t("downloads")}</h2>
      <ul className="grid gap-1">
        {[
          ["/openapi.json", t("openapi")],
          ["/docs/postman.json", t("postman")],
          ["/llms.txt", t("llms")],
          [`/${language}/docs.md`, t("markdown")],
        ].map(([href, words]) => (
          <li key={href}>
            <a href={href} className={`inline-flex min-h-9 items-center ${LINK}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
