import { z } from "zod";

export type Preferences = {
  readonly paymentColumns: readonly string[] | null;
  readonly letterKeys: boolean;
};

const MAX_COLUMNS = 24;

const Stored = z.object({
  paymentColumns: z.array(z.string().min(1).max(24)).max(MAX_COLUMNS).nullable().catch(null),
  letterKeys: z.boolean().catch(true),
});

export function preferencesOf(stored: unknown): Preferences {
  return Stored.catch({ paymentColumns: null, letterKeys: true }).parse(stored);
}
