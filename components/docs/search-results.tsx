import { useTranslations } from "next-intl";

type ResultsProps = {
  readonly query: string;
  readonly hits: readonly {
    readonly href: string;
    readonly title: string;
    readonly heading: string;
    readonly excerpt: readonly { readonly text: string; readonly isHit: boolean }[];
  }[];
};

export function SearchResults({ query, hits }: ResultsProps) {
  const t = useTranslations("docs");
  const said = () => {
    if (query === "") return t("searchEmpty");
    return hits.length === 0 ? t("searchNone", { query }) : t("searchFound", { query, count: hits.length });
  };
  return (
    <>
      <h1 className="tight text-[1.875rem] leading-tight">{t("searchTitle")}</h1>
      <p className="mt-3 mb-6 text-muted">{said()}</p>
      <ol className="grid gap-3">
        {hits.map(({ href, title, heading, excerpt }) => (
          <li key={href}>
            <a href={href} className="block rounded-row border border-line bg-surface px-4 py-3 hover:bg-accent-soft">
              <span className="font-semibold text-accent" dir="auto">
                {heading === "" ? title : heading}
              </span>
              {heading !== "" && <span className="ms-2 text-[0.8125rem] text-muted">{title}</span>}
              <span className="wrap-anywhere mt-1 block text-[0.875rem] text-muted" dir="auto">
                {excerpt.map(({ text, isHit }, at) =>
                  isHit ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
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
