import type { InitiatorView } from "@/server/domain/payments/contract";

/** The stored user object, as `initiatorOf` wrote it; null for API keys. */
export function storedPerson(column: unknown): InitiatorView | null {
  return column as InitiatorView | null;
}
