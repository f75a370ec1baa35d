import type { ReactNode } from "react";
import { ListNumber } from "@/components/ui/amount";

export function figure(text: string | null): ReactNode {
  return (
    <bdi dir="ltr" className="figures whitespace-nowrap">
      {text ?? "–"}
    </bdi>
  );
}

const UNITS = ["B", "kB", "MB", "GB"] as const;

function sizeOf(bytes: number): readonly [number: string, unit: string] {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** power;
  return [power === 0 ? String(amount) : amount.toFixed(1), UNITS[power] ?? ""];
}

export function FileSize({ bytes }: { bytes: number | null }): ReactNode {
  const [number, unit] = bytes === null ? ["–", ""] : sizeOf(bytes);
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      <ListNumber number={number} /> <span className="inline-block w-[1.6em]">{unit}</span>
    </bdi>
  );
}
