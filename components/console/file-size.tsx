import type { ReactNode } from "react";

export function figure(text: string | null): ReactNode {
  return (
    <bdi dir="ltr" className="figures whitespace-nowrap">
      {text ?? "–"}
    </bdi>
  );
}

const UNITS = ["B", "kB", "MB", "GB"] as const;

/**
 * A file size such as `12.4 kB`.
 * @param bytes null if unknown
 */
export function sizeText(bytes: number | null): string | null {
  if (bytes === null) return null;
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${UNITS[power]}`;
}
