import type { UserActor } from "@/server/kernel/types";

/** True if the user may see the events of all users (Spec, "Audit log" 3). */
export function seesAllActivity({ permissions }: Pick<UserActor, "permissions">): boolean {
  return permissions.includes("merchant.users");
}
