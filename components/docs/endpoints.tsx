import { useTranslations } from "next-intl";
import { InlineCode } from "./inline-code";
import { LINK } from "./parts";

type EndpointsProps = {
  readonly conventions: string;
  readonly pages: readonly {
    readonly slug: string;
    readonly title: string;
    readonly href: string;
    readonly summary: string;
    readonly operations: readonly {
      readonly id: string;
      readonly anchor: string;
      readonly method: string | null;
      readonly path: string;
      readonly summary: string;
    }[];
  }[];
};

export function Endpoints({ conventions, pages }: EndpointsProps) {
  const t = useTranslations("docs");
  return (
    <>
      <h1 className="tight text-[1.875rem] leading-tight">{t("reference")}</h1>
      <p className="mt-3 mb-4 text-muted">{t("referenceLead")}</p>
      <p dir="ltr" lang="en">
        <InlineCode text={conventions} />
      </p>
      {pages.map(({ slug, title, href, summary, operations }) => (
        <section key={slug} aria-labelledby={slug} dir="ltr" lang="en">
          <h2 id={slug} className="mt-8 text-[1.125rem]">
            <a href={href} className="hover:underline">
              {title}
            </a>
          </h2>
          <p className="text-[0.875rem] text-muted">{summary}</p>
          <ul className="mt-2 divide-y divide-line">
            {operations.map(({ id, anchor, method, path, summary: does }) => (
              <li key={id} className="py-2 sm:flex sm:items-baseline sm:justify-between sm:gap-4">
                <a href={`${href}#${anchor}`} className={LINK}>
                  <InlineCode text={does} />
                </a>
                <code className="wrap-anywhere block font-mono text-[0.75rem] text-muted sm:text-end">
                  {method} {path}
                </code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
