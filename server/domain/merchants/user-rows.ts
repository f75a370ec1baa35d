import type { MerchantRow } from "@/server/context";

import { Unauthenticated } from "@/server/kernel/errors";
import type { UserActor } from "@/server/kernel/types";
import type { PasswordOwner } from "./passwords";

export type UserRow = MerchantRow &
  Pick<UserActor, "username" | "isChecker" | "email" | "firstName" | "lastName" | "phone"> & {
    userId: number;
    permissions: string[];
    passwordHash: string;
    passwordChangedAt: Date;
    hasSecondFactor: boolean;
  };

type ActorRow = Omit<UserRow, keyof MerchantRow | "passwordHash" | "passwordChangedAt" | "hasSecondFactor">;

export function userActor(row: ActorRow, via: UserActor["via"]): UserActor {
  const { userId, username, permissions, isChecker, email, firstName, lastName, phone } = row;
  return { kind: "user", via, id: userId, username, permissions, isChecker, email, firstName, lastName, phone };
}

export function passwordOwner(row: UserRow | null): PasswordOwner | null {
  return row && { id: row.userId, passwordHash: row.passwordHash, passwordChangedAt: row.passwordChangedAt };
}

/**
 * A user with a second factor can use the password only on the console, because elsewhere it would bypass the
 * factor (decision 0235).
 * @throws {Unauthenticated} for a user with a second factor
 */
export function refuseConsoleOnly({ hasSecondFactor }: Pick<UserRow, "hasSecondFactor">): void {
  if (hasSecondFactor) throw new Unauthenticated("This user signs in on the console only.");
}
