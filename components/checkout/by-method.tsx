"use client";
import type { ReactNode } from "react";
import { useChosenMethod } from "./chosen-method";

type Props = {
  readonly sessionId: string;
  readonly preselected: string | null;
  readonly variants: Readonly<Record<string, ReactNode>>;
  readonly otherwise: ReactNode;
};

export function ByMethod({ sessionId, preselected, variants, otherwise }: Props) {
  const code = useChosenMethod(sessionId, { preselected, known: Object.keys(variants) });
  return (code === null ? undefined : variants[code]) ?? otherwise;
}
