import type { ConsoleCtx } from "./find-console-user";

/** Instants are ISO 8601 in UTC, real time. */
export type PasskeyView = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
};

export async function listPasskeys(ctx: ConsoleCtx): Promise<readonly PasskeyView[]> {
  const rows = await ctx.db.passkey.findMany({
    where: { userId: ctx.actor.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
