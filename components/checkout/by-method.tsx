"use client";
/**
 * Shows what belongs to the chosen method. All variants come rendered from the server; this only picks one.
 */
import type { ReactNode } from "react";
import { useChosenMethod } from "./chosen-method";

type Props = {
  readonly sessionId: string;
  readonly preselected: string | null;
  /** One variant per choice. */
  readonly variants: Readonly<Record<string, ReactNode>>;
  /** Shown while nothing is chosen. */
  readonly otherwise: ReactNode;
};

export function ByMethod({ sessionId, preselected, variants, otherwise }: Props) {
  const code = useChosenMethod(sessionId, { preselected, known: Object.keys(variants) });
  return (code === null ? undefined : variants[code]) ?? otherwise;
}
