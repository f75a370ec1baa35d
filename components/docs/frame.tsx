import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { unbranded } from "@/server/kernel/brand";
import type { Language } from "@/server/kernel/types";
import { LanguageLink } from "../shell/language-link";
import { MerchantMark } from "../shell/merchant-mark";
import { Button } from "../ui/button";
import { Input } from "../ui/input";
import { InlineCode } from "./inline-code";
import { LINK, Method, SUMMARY, Title } from "./parts";
import { SearchKey } from "./search-key";

export type DocsLink = { readonly href: string; readonly title: string; readonly lang: Language };

export type DocsContents = readonly {
  readonly name: "guides" | "recipes" | "sdks" | "tools" | "api" | "reference";
  readonly pages: readonly DocsLink[];
}[];

type FrameProps = {
  readonly contents: DocsContents;
  readonly path: string | null;
  readonly otherHref: string;
  readonly anchors?: readonly {
    readonly id: string;
    readonly text: string;
    readonly method?: string | null;
  }[];
  /** The language of the page's text, from which heading anchors are made. */
  readonly written?: Language;
  readonly query?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

export function DocsFrame({
  contents,
  path,
  otherHref,
  anchors = [],
  written = "en",
  query = "",
  isWide,
  children,
}: FrameProps) {
  const t = useTranslations("docs");
  const isHome = path === `/${useLocale()}/docs`;
  const shown = { contents: ownGroupFirst(contents, path), path, anchors: isWide ? anchors : [] };
  return (
    <div className="docs flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only m-0! focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:px-4 focus:py-3 focus:text-ink"
      >
        {t("skip")}
      </a>
      <Header otherHref={otherHref} query={query} path={path} contents={contents} />
      <div
        className={`mx-auto grid w-full grow grid-cols-[minmax(0,1fr)] content-start gap-x-12 px-4 ${isHome ? "max-w-[72rem]" : "max-w-[84rem] lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-9 xl:grid-cols-[14rem_minmax(0,1fr)_13rem]"}`}
      >
        <details className="border-line border-b py-2 lg:hidden print:hidden">
          <summary className={`font-medium text-ink ${SUMMARY}`}>{t("contents")}</summary>
          <Contents {...shown} />
        </details>
        {!isHome && (
          <div className="hidden lg:sticky lg:top-16 lg:block lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:py-6 print:hidden!">
            <Contents {...shown} />
          </div>
        )}
        <main
          id="content"
          tabIndex={-1}
          className={`min-w-0 pt-6 pb-16 ${isWide ? (isHome ? "" : "xl:col-span-2") : "max-w-[48rem]"}`}
        >
          {children}
        </main>
        {!isWide && <OnThisPage anchors={anchors} written={written} />}
      </div>
    </div>
  );
}

function ownGroupFirst(contents: DocsContents, path: string | null): DocsContents {
  const isOwn = ({ name, pages }: DocsContents[number]) =>
    name === "reference" && pages.some(({ href }) => href === path);
  return [...contents].sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

type HeaderProps = Required<Pick<FrameProps, "otherHref" | "query" | "path" | "contents">>;

function Header({ otherHref, query, path, contents }: HeaderProps) {
  const t = useTranslations("docs");
  const shell = useTranslations("shell");
  const language = useLocale();
  const other = language === "ar" ? "en" : "ar";
  return (
    <header className="border-line border-b bg-surface md:sticky md:top-0 md:z-10 print:hidden">
      <div className="mx-auto flex w-full max-w-[84rem] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-1.5">
        <a href={language === "ar" ? "/ar" : "/"} className="inline-flex min-h-11 items-center">
          <MerchantMark brand={unbranded(t("product"))} />
        </a>
        <Tabs path={path} contents={contents} />
        {path !== `/${language}/docs` && <DocsSearch query={query} />}
        <div className="ms-auto flex items-center gap-4 max-md:order-1 md:[search+&]:ms-0">
          <LanguageLink href={otherHref} language={other}>
            {shell("otherLanguage")}
          </LanguageLink>
          <a
            href={`/${language}/console/`}
            className="inline-flex min-h-11 items-center rounded-button border border-primary-edge bg-primary px-4 font-medium text-on-primary hover:bg-primary-strong"
          >
            {t("console")}
          </a>
        </div>
      </div>
    </header>
  );
}

function Tabs({ path, contents }: Pick<HeaderProps, "path" | "contents">) {
  const t = useTranslations("docs");
  const home = `/${useLocale()}/docs`;
  const present = contents.find(({ pages }) => pages.some(({ href }) => href === path))?.name;
  const tabs = [
    { name: t("title"), href: home, isPresent: path === home || present === "guides" || present === "recipes" },
    { name: t("reference"), href: `${home}/reference`, isPresent: present === "reference" },
    { name: t("sdks"), href: `${home}/web-sdk`, isPresent: present === "sdks" },
    { name: t("changelog"), href: `${home}/changelog`, isPresent: path === `${home}/changelog` },
  ];
  return (
    <nav aria-label={t("parts")} className="max-md:order-2 max-md:w-full">
      <ul className="flex flex-wrap gap-x-3 max-sm:text-[0.875rem] sm:gap-x-5">
        {tabs.map(({ name, href, isPresent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isPresent ? (href === path ? "page" : "true") : undefined}
              className="inline-flex min-h-11 items-center border-transparent border-b-2 text-[0.9375rem] text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function DocsSearch({ query, isLarge = false }: { readonly query: string; readonly isLarge?: boolean }) {
  const t = useTranslations("docs");
  return (
    <search className={isLarge ? "block w-full max-w-[28rem]" : "w-full max-md:order-3 md:ms-auto md:w-72"}>
      <form action={`/${useLocale()}/docs/search`} className="flex gap-2">
        <span className="relative min-w-0 grow">
          <Input
            type="search"
            aria-keyshortcuts="/"
            name="q"
            defaultValue={query}
            aria-label={t("searchLabel")}
            placeholder={t("searchLabel")}
            maxLength={100}
            look="low"
            className="peer w-full min-w-0 placeholder:text-muted"
          />
          <SearchKey />
        </span>
        <Button
          type="submit"
          className="sr-only rounded-button border border-line bg-surface px-3 text-accent focus:not-sr-only"
        >
          {t("search")}
        </Button>
      </form>
    </search>
  );
}

function Contents({ contents, path, anchors }: Required<Pick<FrameProps, "contents" | "path" | "anchors">>) {
  const t = useTranslations("docs");
  return (
    <nav aria-label={t("contents")}>
      {contents.map(({ name, pages }) => (
        <div key={name} className="mb-5">
          <p className="mb-1 px-3 font-semibold text-[0.8125rem] text-ink">{t(name)}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <a
                  href={page.href}
                  aria-current={page.href === path ? "page" : undefined}
                  className="flex min-h-9 items-center rounded-lg px-3 py-1 text-[0.875rem] text-muted hover:bg-accent-soft hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
                >
                  <Title of={page} />
                </a>
                {page.href === path && anchors.length > 0 && <Endpoints anchors={anchors} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Endpoints({ anchors }: Required<Pick<FrameProps, "anchors">>) {
  return (
    <ul className="my-1" dir="ltr" lang="en">
      {anchors.map(({ id, text, method }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex items-baseline gap-2 rounded-lg px-3 py-1.5 text-[0.8125rem] text-muted hover:bg-accent-soft hover:text-ink"
          >
            {method != null && <Method name={method} />}
            <span className="wrap-anywhere min-w-0">
              <InlineCode text={text} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function OnThisPage({ anchors, written }: Required<Pick<FrameProps, "anchors" | "written">>) {
  const t = useTranslations("docs");
  if (anchors.length === 0) return null;
  return (
    <nav
      aria-label={t("onThisPage")}
      className="hidden xl:sticky xl:top-16 xl:block xl:max-h-[calc(100dvh-4rem)] xl:self-start xl:overflow-y-auto xl:py-6 print:hidden!"
    >
      <p className="mb-2 font-semibold text-[0.8125rem] text-ink">{t("onThisPage")}</p>
      <ul className="grid gap-1 text-[0.8125rem]">
        {anchors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="wrap-anywhere inline-block py-1 text-muted hover:text-ink">
              <Title of={{ title: <InlineCode text={text} />, lang: written }} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FootProps = { readonly previous: DocsLink | null; readonly next: DocsLink | null; readonly markdownHref: string };

export function DocsFoot({ previous, next, markdownHref }: FootProps) {
  const t = useTranslations("docs");
  return (
    <footer className="mt-14 border-line border-t pt-5 print:hidden">
      <nav aria-label={t("neighbours")} className="grid gap-3 sm:grid-cols-2">
        {previous !== null && (
          <a href={previous.href} className={NEIGHBOUR}>
            <span className="block text-[0.8125rem] text-muted">{t("previous")}</span>
            <span className="font-medium text-accent">
              <Title of={previous} />
            </span>
          </a>
        )}
        {next !== null && (
          <a href={next.href} className={`${NEIGHBOUR} text-end sm:col-start-2`}>
            <span className="block text-[0.8125rem] text-muted">{t("next")}</span>
            <span className="font-medium text-accent">
              <Title of={next} />
            </span>
          </a>
        )}
      </nav>
      <p className="mt-5 text-[0.8125rem]">
        <a href={markdownHref} className={LINK}>
          {t("markdown")}
        </a>
      </p>
    </footer>
  );
}

const NEIGHBOUR = "block rounded-row border border-line bg-surface px-4 py-3 hover:bg-accent-soft";
