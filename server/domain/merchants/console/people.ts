import type { Prisma } from "@/server/db/generated/client";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { NotFound } from "@/server/kernel/errors";
import type { UserView } from "../contract/answers";
import { userNumber } from "../user-number";
import { userView } from "../views";
import type { ConsoleCtx } from "./find-console-user";
import { alive } from "./sessions";

/** A user; instants are ISO 8601 in UTC, real time. */
export type PersonView = UserView & {
  readonly hasSecondFactor: boolean;
  readonly lastSeenAt: string | null;
  /** When the invitation's link expires; null once the user has joined. */
  readonly invitedUntil: string | null;
};

export type PersonDetail = PersonView & { readonly openSessions: number };

const BESIDE = {
  secondFactor: { select: { confirmedAt: true } },
  _count: { select: { passkeys: true } },
  invitation: { select: { expiresAt: true } },
  consoleSessions: { select: { seenAt: true }, orderBy: { seenAt: "desc" }, take: 1 },
} as const;

type PersonRow = Prisma.MerchantUserGetPayload<{ include: typeof BESIDE }>;

/** Users, oldest first, at most `limit`, without deleted users. */
export async function listPeople(
  ctx: ConsoleCtx,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<CursorPage<PersonView>> {
  const rows = await ctx.db.merchantUser.findMany({
    where: { merchantId: ctx.merchant.id, deletedAt: null, id: { gt: cursor === null ? 0 : userNumber(cursor) } },
    orderBy: { id: "asc" },
    take: limit + 1,
    include: BESIDE,
  });
  return cursorPage(rows, limit, { cursorOf: ({ id }) => String(id), view: personView });
}

/** @throws {NotFound} */
export async function readPerson(ctx: ConsoleCtx, id: string): Promise<PersonDetail> {
  const where = { id: userNumber(id), merchantId: ctx.merchant.id, deletedAt: null };
  const row = await ctx.db.merchantUser.findFirst({ where, include: BESIDE });
  if (row === null) throw new NotFound();
  const open = { ...alive(ctx, row.id), passwordChangedAt: row.passwordChangedAt };
  return { ...personView(row), openSessions: await ctx.db.consoleSession.count({ where: open }) };
}

function personView(row: PersonRow): PersonView {
  const { secondFactor, _count: has, invitation, consoleSessions } = row;
  return {
    ...userView(row),
    hasSecondFactor: has.passkeys > 0 || (secondFactor !== null && secondFactor.confirmedAt !== null),
    lastSeenAt: consoleSessions[0]?.seenAt.toISOString() ?? null,
    invitedUntil: invitation?.expiresAt.toISOString() ?? null,
  };
}
