/** The white card that holds what a page asks or says. */
import type { ReactNode } from "react";

type Props = {
  readonly children: ReactNode;
  readonly className?: string;
  /** What pages that embed it name it in their themes. */
  readonly part?: string;
};

export function Surface({ children, className = "", part }: Props) {
  return (
    <div
      data-part={part}
      className={`rounded-card border border-line bg-surface px-5 py-6 shadow-card sm:px-7 print:border-0 print:p-0 print:shadow-none ${className}`}
    >
      {children}
    </div>
  );
}
