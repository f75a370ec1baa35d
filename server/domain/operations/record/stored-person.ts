/** The user object of the wire that a column holds. */
import type { InitiatorView } from "@/server/domain/payments/contract";

/** As `initiatorOf` wrote it; null for API keys. */
export function storedPerson(column: unknown): InitiatorView | null {
  return column as InitiatorView | null;
}
