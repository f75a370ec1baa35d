import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  readonly title: ReactNode;
  readonly up?: { readonly href: string; readonly name: string };
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

export function PageHead({ title, up, lead, children }: Props) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 sm:px-5">
      <div className="me-auto min-w-0">
        <div className="flex flex-wrap items-center gap-x-2">
          {up !== undefined && (
            <>
              <a href={up.href} className="font-medium text-muted hover:text-ink hover:underline">
                {up.name}
              </a>
              <Icon name="chevron-right" turns className="size-3.5 text-muted" />
            </>
          )}
          <h1 className="min-w-0 wrap-anywhere">{title}</h1>
        </div>
        {lead !== undefined && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </header>
  );
}

type SectionProps = {
  readonly id?: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

export function Section({ id, title, lead, aside, children }: SectionProps) {
  const heading = <h2 className="font-semibold">{title}</h2>;
  return (
    <section id={id} className="border-line border-b px-4 py-4 last:border-b-0 sm:px-5">
      {aside === undefined ? (
        heading
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {heading}
          {aside}
        </div>
      )}
      {lead !== undefined && <p className="mt-0.5 text-muted">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

export function Empty({ icon = "search", children }: { icon?: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center text-muted">
      <Icon name={icon} className="size-5" />
      <div className="max-w-[32rem] text-balance">{children}</div>
    </div>
  );
}
