import type { InitiatorView } from "@/server/domain/payments/contract";

/** Reads the stored user object of `initiatorOf`; null for API keys. */
export function storedPerson(column: unknown): InitiatorView | null {
  return column as InitiatorView | null;
}
