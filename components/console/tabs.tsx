export type Tab = {
  readonly name: string;
  readonly href: string;
  readonly words: string;
  /** A number beside the tab; above {@link MOST_COUNTED} shown as `10,000+`. */
  readonly count?: number;
};

const MOST_COUNTED = 10_000;

export function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString("en")}+` : String(count);
}

type Props = { readonly label: string; readonly tabs: readonly Tab[]; readonly chosen: string };

export function Tabs({ label, tabs, chosen }: Props) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-line border-b px-4 sm:px-5">
      <ul className="flex gap-5">
        {tabs.map(({ name, href, words, count }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={name === chosen ? "page" : undefined}
              className={`flex min-h-10 items-center gap-1.5 whitespace-nowrap border-b-2 font-medium ${
                name === chosen ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink"
              }`}
            >
              {words}{" "}
              {count !== undefined && (
                <bdi dir="ltr" className="figures text-muted text-xs">
                  {countText(count)}
                </bdi>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
