import type { SystemCtx } from "@/server/kernel/types";
import type { UserRow } from "../user-rows";
import { MERCHANT_COLUMNS, USER_COLUMNS } from "./user-rows";

export async function userToSignIn(system: SystemCtx, username: string): Promise<UserRow[]> {
  return system.db.$queryRaw<UserRow[]>`
    SELECT ${USER_COLUMNS}, ${MERCHANT_COLUMNS} FROM merchant_user u JOIN merchant m ON m.id = u.merchant_id
    WHERE u.username = ${username} AND u.deleted_at IS NULL`;
}

/** The users with the given username or mail address, at most three. */
export async function userToLink(system: SystemCtx, email: string): Promise<UserRow[]> {
  return system.db.$queryRaw<UserRow[]>`
    SELECT ${USER_COLUMNS}, ${MERCHANT_COLUMNS} FROM merchant_user u JOIN merchant m ON m.id = u.merchant_id
    WHERE (u.username = ${email} OR u.email = ${email}) AND u.deleted_at IS NULL
    ORDER BY u.username = ${email} DESC LIMIT 3`;
}
