/** What a session's optional fields say of its agreement and the cards it takes. */

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** `agreement.id`, or null where the session has no agreement. */
export function agreementIdOf(details: unknown): string | null {
  const { id } = recordOf(recordOf(details).agreement);
  return typeof id === "string" ? id : null;
}

/** `card_acceptance_criteria.min_expiry_time` in days as the merchant sent it; null where nothing was sent. */
export function minimumDaysSent(details: unknown): number | null {
  const { min_expiry_time: days } = recordOf(recordOf(details).card_acceptance_criteria);
  return typeof days === "number" ? days : null;
}
