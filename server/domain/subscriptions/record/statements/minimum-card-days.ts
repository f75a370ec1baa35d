import type { Tx } from "@/server/kernel/types";

/**
 * Number of days for which later cards must remain valid, as the setup required; null for no requirement
 * (Spec, "The checkout of a plan" 4 and 5).
 */
export async function minimumCardDays(tx: Tx, id: string): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ days: number | null }[]>`
    SELECT (coalesce(p.details, s.setup_details) -> 'card_acceptance_criteria' ->> 'min_expiry_time')::int AS days
    FROM subscription s LEFT JOIN payment_session p ON p.id = s.setup_session_id WHERE s.id = ${id}`;
  return row?.days ?? null;
}
