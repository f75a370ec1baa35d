import type { InitiatorView } from "@/server/domain/payments/contract";

export function storedPerson(column: unknown): InitiatorView | null {
  return column as InitiatorView | null;
}
