import { PASSKEYS_MAX } from "@/server/domain/merchants";
import type { Invariant } from "./invariant";

export const SIGN_IN_INVARIANTS: readonly Invariant[] = [
  {
    name: `a passkey is of a user of its merchant who is not deleted, and no user has more than ${PASSKEYS_MAX}`,
    wholeFlowOnly: false,
    sql: `SELECT k.user_id, count(*)::int AS passkeys FROM passkey k LEFT JOIN merchant_user u ON u.id = k.user_id
          GROUP BY k.user_id
          HAVING count(*) > ${PASSKEYS_MAX} OR bool_or(u.id IS NULL OR u.deleted_at IS NOT NULL OR u.merchant_id <> k.merchant_id)`,
  },
];
