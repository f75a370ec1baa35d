/** A message over a form: what happened, and what to do now. */
import type { ReactNode } from "react";

/** Announced at once where it appears after the page was read. */
export function Banner({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 rounded-row bg-bad-soft px-4 py-3 text-bad forced-colors:border">
      <span aria-hidden="true" className="font-semibold">
        !
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
