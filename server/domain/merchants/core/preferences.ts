import { z } from "zod";
import { LANGUAGES, type Language } from "@/server/kernel/words";

export type Preferences = {
  readonly paymentColumns: readonly string[] | null;
  readonly letterKeys: boolean;
  /** The kinds of alerts that the user wants by mail; null for the default. */
  readonly alertKinds: readonly string[] | null;
  readonly mailLanguage: Language | null;
};

const MAX_COLUMNS = 24;

const Stored = z.object({
  paymentColumns: z.array(z.string().min(1).max(24)).max(MAX_COLUMNS).nullable().catch(null),
  letterKeys: z.boolean().catch(true),
  alertKinds: z.array(z.string().min(1).max(16)).max(8).nullable().catch(null),
  mailLanguage: z.enum(LANGUAGES).nullable().catch(null),
});

const DEFAULTS = { paymentColumns: null, letterKeys: true, alertKinds: null, mailLanguage: null };

export function preferencesOf(stored: unknown): Preferences {
  return Stored.catch(DEFAULTS).parse(stored);
}
