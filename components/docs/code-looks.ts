export const CODE_BOX =
  "relative overflow-hidden rounded-row bg-code text-code-text print:border print:border-code-line forced-colors:border";

export const CODE_TEXT = "whitespace-pre-wrap p-4 font-mono text-[0.8125rem] leading-relaxed [overflow-wrap:anywhere]";
