import { useTranslations } from "next-intl";
import type { DocsLink } from "./frame";
import { LINK, Title } from "./parts";

type ResultsProps = {
  readonly query: string;
  readonly hits: readonly {
    readonly href: string;
    readonly title: string;
    readonly heading: string;
    readonly excerpt: readonly { readonly text: string; readonly isHit: boolean }[];
  }[];
  readonly nearest: readonly DocsLink[];
};

export function SearchResults({ query, hits, nearest }: ResultsProps) {
  const t = useTranslations("docs");
  const said = () => {
    if (query === "") return t("searchEmpty");
    return hits.length === 0 ? t("searchNone", { query }) : t("searchFound", { query, count: hits.length });
  };
  return (
    <>
      <h1 className="tight text-[1.875rem] leading-tight">{t("searchTitle")}</h1>
      <p className="mt-3 mb-6 text-muted">{said()}</p>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className="mb-2 text-[1.0625rem]">
            {t("searchNearest")}
          </h2>
          <ul>
            {nearest.map((page) => (
              <li key={page.href}>
                <a href={page.href} className={`inline-flex min-h-11 items-center ${LINK}`}>
                  <Title of={page} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ol className="grid gap-3">
        {hits.map(({ href, title, heading, excerpt }) => (
          <li key={href}>
            <a href={href} className="block rounded-row border border-line bg-surface px-4 py-3 hover:bg-accent-soft">
              <span className="font-semibold text-accent" dir="auto">
                {heading === "" ? title : heading}
              </span>
              {heading !== "" && (
                <span className="ms-2 text-[0.8125rem] text-muted" dir="auto">
                  {title}
                </span>
              )}
              <span className="wrap-anywhere mt-1 block text-[0.875rem] text-muted" dir="auto">
                {excerpt.map(({ text, isHit }, at) =>
                  isHit ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
                    <mark key={at} className="rounded-sm bg-warning-soft font-medium text-ink">
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
