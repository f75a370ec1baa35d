import { useTranslations } from "next-intl";
import { BAD, WAITING } from "../ui/tones";
import { Icon } from "./icon";
import { consoleHref, type PageName, pageEntry } from "./pages";
import type { ShellFacts } from "./shell-facts";

const GROUPS = ["work", "money", "developers", "business"] as const;
const IN_BAR = 3;

type PageLink = { readonly name: PageName; readonly icon: string; readonly group: (typeof GROUPS)[number] };

function isUnder(page: PageName, name: PageName): boolean {
  return page === name || pageEntry(page).under === name;
}

function linksOf(open: readonly PageName[]): readonly PageLink[] {
  return open.flatMap((name) => {
    const { navigation } = pageEntry(name);
    return navigation === undefined ? [] : [{ name, ...navigation }];
  });
}

export function Navigation({ facts }: { facts: ShellFacts }) {
  const t = useTranslations("console");
  const links = linksOf(facts.open);
  return (
    <nav aria-label={t("shell.navigation")} className="grow px-2.5 pt-2 pb-4">
      {GROUPS.map((group) => {
        const own = links.filter((link) => link.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group} className="mb-3">
            {group !== "work" && <p className="px-2 pt-2 pb-1.5 text-muted text-xs">{t(`shell.groups.${group}`)}</p>}
            <ul>
              {own.map((link) => (
                <li key={link.name}>
                  <NavigationLink link={link} facts={facts} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <DocumentationLink language={facts.language} />
    </nav>
  );
}

function NavigationLink({ link: { name, icon }, facts }: { link: PageLink; facts: ShellFacts }) {
  const t = useTranslations("console");
  const isHere = isUnder(facts.page, name);
  return (
    <a href={consoleHref(facts.language, name)} aria-current={isHere ? "page" : undefined} className="navigation-link">
      <Icon name={icon} className={`size-4 ${isHere ? "text-accent" : ""}`} />
      <span className="grow">{t(`pages.${name}`)}</span>
      <Badge name={name} facts={facts} />
    </a>
  );
}

function DocumentationLink({ language }: Pick<ShellFacts, "language">) {
  const t = useTranslations("docs");
  return (
    <a href={`/${language}/docs`} className="navigation-link">
      <Icon name="bookmark" />
      {t("title")}
    </a>
  );
}

function Badge({ name, facts }: { name: PageName; facts: ShellFacts }) {
  const t = useTranslations("console.shell");
  const count = facts.waits[name] ?? 0;
  if (count === 0) return null;
  return (
    <span className={`figures rounded-full px-1.5 text-xs leading-5 ${name === "events" ? BAD : WAITING}`}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t("waits", { count })}</span>
    </span>
  );
}

export function BottomBar({ facts }: { facts: ShellFacts }) {
  const t = useTranslations("console");
  const links = linksOf(facts.open);
  const cell = "flex min-h-14 grow basis-0 flex-col items-center justify-center gap-0.5 text-xs";
  return (
    <nav
      aria-label={t("shell.navigation")}
      className="fixed inset-x-0 bottom-0 z-10 flex border-line border-t bg-surface md:hidden print:hidden"
    >
      {links.slice(0, IN_BAR).map(({ name, icon }) => (
        <a
          key={name}
          href={consoleHref(facts.language, name)}
          aria-current={isUnder(facts.page, name) ? "page" : undefined}
          className={`${cell} ${isUnder(facts.page, name) ? "font-semibold text-accent" : "text-muted"}`}
        >
          <Icon name={icon} className="size-5" />
          {t(`pages.${name}`)}
        </a>
      ))}
      <details className="grow basis-0">
        <summary className={`${cell} list-none text-muted [&::-webkit-details-marker]:hidden`}>
          <Icon name="menu" className="size-5" />
          {t("shell.more")}
        </summary>
        <ul className="absolute inset-x-0 bottom-full max-h-[70dvh] overflow-y-auto border-line border-t bg-raised p-2 shadow-float">
          {links.slice(IN_BAR).map((link) => (
            <li key={link.name} className="[&>a]:min-h-11">
              <NavigationLink link={link} facts={facts} />
            </li>
          ))}
          <li className="[&>a]:min-h-11">
            <NavigationLink link={{ name: "find", icon: "search", group: "work" }} facts={facts} />
          </li>
          <li className="[&>a]:min-h-11">
            <NavigationLink link={{ name: "profile", icon: "user-cog", group: "business" }} facts={facts} />
          </li>
          <li className="[&>a]:min-h-11">
            <DocumentationLink language={facts.language} />
          </li>
          <li>
            <a href={facts.otherHref} className="flex min-h-11 items-center gap-2.5 px-2 text-muted">
              {t("shell.otherLanguage")}
            </a>
          </li>
        </ul>
      </details>
    </nav>
  );
}
