/** The white card that holds what a page asks or says. */
import type { ReactNode } from "react";

export function Surface({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`rounded-card border border-line bg-surface px-5 py-6 shadow-card sm:px-7 print:border-0 print:p-0 print:shadow-none ${className}`}
    >
      {children}
    </div>
  );
}
