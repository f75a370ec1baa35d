import type { ReactNode } from "react";

export function FactStrip({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 border-line border-b lg:flex lg:flex-wrap">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line border-b px-4 py-3 last:border-0 sm:px-5 lg:min-w-40 lg:flex-1 lg:border-e lg:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere font-medium text-ink [&_time]:whitespace-normal">{children}</dd>
    </div>
  );
}
