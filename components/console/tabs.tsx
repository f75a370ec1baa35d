/** The views of a list, each with how many rows it holds. */

export type Tab = {
  readonly name: string;
  readonly words: string;
  readonly count: number;
  readonly href: string;
  readonly isChosen: boolean;
};

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-line border-b px-4 sm:px-5">
      <ul className="flex gap-5">
        {tabs.map(({ name, words, count, href, isChosen }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={isChosen ? "page" : undefined}
              className={`flex min-h-10 items-center gap-1.5 whitespace-nowrap border-b-2 font-medium ${
                isChosen ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink"
              }`}
            >
              {words} <span className="figures text-muted text-xs">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
