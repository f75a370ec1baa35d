/** What users choose of the console, as it is stored. */
import { z } from "zod";

/** How the console looks and listens to a user. */
export type Preferences = {
  /** The columns of the payments list, in order; null is the list's own choice. */
  readonly paymentColumns: readonly string[] | null;
  /** Single letters move and open things. */
  readonly letterKeys: boolean;
};

const MAX_COLUMNS = 24;

const Stored = z.object({
  paymentColumns: z.array(z.string().min(1).max(24)).max(MAX_COLUMNS).nullable().catch(null),
  letterKeys: z.boolean().catch(true),
});

/** The choices in a stored object; what cannot be read is as if it had never been chosen. */
export function preferencesOf(stored: unknown): Preferences {
  return Stored.catch({ paymentColumns: null, letterKeys: true }).parse(stored);
}
