import type { ReactNode } from "react";
import type { ThemeParts } from "../embed/theme-parts";

type Props = {
  readonly children: ReactNode;
  readonly className?: string;
  readonly part?: ThemeParts;
};

export function Surface({ children, className = "", part }: Props) {
  return (
    <div
      data-part={part}
      className={`rounded-card border border-line bg-surface px-4.5 py-6 shadow-card in-data-embedded:shadow-none sm:px-6 print:border-0 print:p-0 print:shadow-none ${className}`}
    >
      {children}
    </div>
  );
}
