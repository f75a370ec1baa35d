import type { ReactNode } from "react";

type Props = {
  readonly id: string;
  readonly title: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

export function Panel({ id, title, aside, children }: Props) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <span className="text-muted">{aside}</span>
      </div>
      {children}
    </section>
  );
}

export function Swatch({ fill }: { fill: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2">
      <rect width="8" height="8" rx="2" className={fill} />
    </svg>
  );
}

export function ShareBar({ share, isPoor = false }: { share: number; isPoor?: boolean }) {
  const width: Record<string, string> = { "--share": `${Math.round(share)}%` };
  return <i className={`share-bar ${isPoor ? "poor" : ""}`.trimEnd()} style={width} />;
}
