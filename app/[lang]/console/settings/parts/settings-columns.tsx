import type { ReactNode } from "react";

export function SettingsColumns({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <div data-settings="" className="xl:grid xl:grid-cols-[26.875rem_minmax(0,1fr)]">
      <div className="min-w-0 border-line max-xl:border-b xl:border-e">{children}</div>
      <div className="min-w-0 xl:sticky xl:top-0 xl:self-start">{beside}</div>
    </div>
  );
}
