import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx, Language, Tx } from "@/server/kernel/types";
import { mayUse, seesAllTypes } from "../core/permissions";
import { type Preferences, preferencesOf } from "../core/preferences";
import { userActor } from "../user-rows";
import { mergePreferences } from "./statements";

export type AlertReader = {
  readonly userId: number;
  readonly username: string;
  readonly email: string | null;
  readonly isConfirmed: boolean;
  readonly mayRead: boolean;
  readonly kinds: readonly string[];
  readonly language: Language;
};

/**
 * Users who get mails about alerts, by name. Users without their own choice get all `kinds` if they may
 * administer users. Runs one statement.
 */
export async function listAlertReaders(ctx: Ctx, db: Tx, kinds: readonly string[]): Promise<readonly AlertReader[]> {
  const rows = await db.merchantUser.findMany({
    where: { merchantId: ctx.merchant.id, deletedAt: null, invitation: null, permissions: { has: "console.access" } },
    include: { consolePreference: true },
    orderBy: { username: "asc" },
  });
  return rows.map((row) => {
    const actor = userActor({ ...row, userId: row.id }, "console");
    const { alertKinds, mailLanguage } = preferencesOf(row.consolePreference?.preferences);
    return {
      userId: row.id,
      username: row.username,
      email: row.email,
      isConfirmed: row.email !== null && row.email === row.confirmedEmail,
      mayRead: seesAllTypes(actor),
      kinds: kinds.filter((kind) => alertKinds?.includes(kind) ?? mayUse(actor, "merchant.users")),
      language: mailLanguage ?? ctx.merchant.defaultLanguage,
    };
  });
}

type Choice = { readonly userId: number; readonly alertKinds: readonly string[] };

export async function chooseAlertKinds(ctx: Ctx, choices: readonly Choice[], kinds: readonly string[]): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const readers = new Map((await listAlertReaders(ctx, tx, kinds)).map((reader) => [reader.userId, reader]));
    for (const { userId, alertKinds } of choices) {
      const reader = readers.get(userId);
      if (reader === undefined) throw new NotFound();
      if (alertKinds.join() === reader.kinds.join()) continue;
      const chosen: Partial<Preferences> = { alertKinds };
      await mergePreferences(ctx, tx, { userId, chosen });
      const change = { before: { alert_kinds: reader.kinds }, after: { alert_kinds: alertKinds } };
      await recordAudit(ctx, tx, { action: "user.changed", objectId: reader.username, ...change });
    }
  });
}
