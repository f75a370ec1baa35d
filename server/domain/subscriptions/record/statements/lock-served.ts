import { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import type { Subscription } from "@/server/db/generated/client";
import { attemptStates, isInFlight } from "@/server/domain/sessions";
import type { Tx } from "@/server/kernel/types";
import { SUBSCRIPTION_COLUMNS } from "./lock-subscription";

type ServedRow = Subscription & {
  readonly purpose: string;
  readonly cycleId: string | null;
  readonly inFlight: boolean;
  readonly newerSetupId: string | null;
};

const IN_FLIGHT = Prisma.join(attemptStates(isInFlight));

export async function lockServingSubscription(
  tx: Tx,
  { merchantId, sessionId }: { merchantId: string; sessionId: string },
): Promise<ServedRow[]> {
  return tx.$queryRaw<ServedRow[]>`
    ${PREPARED} SELECT ${SUBSCRIPTION_COLUMNS}, serving.purpose, serving.cycle_id AS "cycleId", newer.id AS "newerSetupId",
      EXISTS (SELECT FROM attempt a WHERE a.session_id = serving.session_id AND a.state IN (${IN_FLIGHT})) AS "inFlight"
    FROM subscription_session serving JOIN subscription s ON s.id = serving.subscription_id
    LEFT JOIN LATERAL (SELECT p.id FROM payment_session p
      WHERE serving.purpose = 'setup' AND p.id = s.setup_session_id AND p.id <> serving.session_id FOR UPDATE) newer ON true
    WHERE serving.session_id = ${sessionId} AND s.merchant_id = ${merchantId} FOR UPDATE OF s`;
}
