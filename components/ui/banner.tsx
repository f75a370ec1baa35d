import type { ReactNode } from "react";

const TONES = {
  bad: "bg-bad-soft text-bad",
  warning: "bg-warning-soft text-warning",
  note: "bg-canvas text-text",
} as const;

/**
 * `warning`: a problem that the customer can correct. `note`: a fact that the customer already knows. `bad`,
 * the default: a failure.
 */
type Props = { readonly title: string; readonly tone?: keyof typeof TONES; readonly children?: ReactNode };

/** A message that screen readers announce at once if it appears later, unless it is a note. */
export function Banner({ title, tone = "bad", children }: Props) {
  return (
    <div
      role={tone === "note" ? undefined : "alert"}
      className={`flex gap-3 rounded-row px-4 py-3 forced-colors:border ${TONES[tone]}`}
    >
      {tone !== "note" && (
        <svg
          aria-hidden="true"
          focusable="false"
          viewBox="0 0 24 24"
          className="mt-0.5 size-4.5 shrink-0 fill-none stroke-current"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <circle cx="12" cy="12" r="10" />
          <path d="M12 7v6m0 4h.01" />
        </svg>
      )}
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
