import { failuresSql, type Suspect } from "@/server/domain/limits";
import type { SystemCtx } from "@/server/kernel/types";

type OwnerRow = {
  failures: number;
  id: number | null;
  passwordHash: string;
  passwordChangedAt: Date;
  hasSecondFactor: boolean;
};

export async function tokenOwner(
  system: SystemCtx,
  suspect: Suspect,
  asked: { username: string; now: Date },
): Promise<OwnerRow[]> {
  return system.db.$queryRaw<OwnerRow[]>`
    SELECT f.failures::int AS failures, u.id, u.password_hash AS "passwordHash", u.password_changed_at AS "passwordChangedAt",
      EXISTS (SELECT 1 FROM second_factor c WHERE c.user_id = u.id AND c.confirmed_at IS NOT NULL) AS "hasSecondFactor"
    FROM (SELECT ${failuresSql(suspect, asked.now)} AS failures) f
    LEFT JOIN merchant_user u ON u.username = ${asked.username} AND u.deleted_at IS NULL`;
}
