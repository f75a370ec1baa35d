import type { ReactNode } from "react";

export function SideFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode | null])[] }) {
  return (
    <dl className="grid gap-2">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="wrap-anywhere min-w-0 text-end text-ink">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

export function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere font-mono text-xs">
      {children}
    </bdi>
  );
}
