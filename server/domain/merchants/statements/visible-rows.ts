import { Prisma } from "@/server/db/client";
import type { Actor } from "@/server/kernel/types";
import { visibleTypes } from "../core/permissions";

/**
 * SQL condition for rows whose session type the caller may see.
 * @param type the row's column, such as `s.type`
 * @throws {Forbidden}
 */
export function ofVisibleType(actor: Actor, type: Prisma.Sql): Prisma.Sql {
  const types = visibleTypes(actor);
  return types === null ? Prisma.sql`true` : Prisma.sql`${type} IN (${Prisma.join([...types])})`;
}
