/** Detects settings that were changed while another user had their form open. */
import { Conflict } from "@/server/kernel/errors";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx, Tx } from "@/server/kernel/types";
import { settingsView } from "./views";

/** The last change in the audit log. */
export type SettingsChange = {
  /** Null for a key, and for the operator. */
  readonly who: string | null;
  /** Real time. */
  readonly at: Date;
};

/** Nothing is written: the settings differ from what the form showed. */
export class SettingsChanged extends Conflict {
  /** @param change null if the log has none */
  constructor(readonly change: SettingsChange | null) {
    super("Meanwhile somebody changed these settings.");
  }
}

/**
 * Locks the merchant's row until the transaction ends, without blocking inserts that refer to it.
 * @param shown the settings that a form showed, by their wire names
 * @throws {SettingsChanged} one of them has changed
 */
export async function requireUnchanged(ctx: Ctx, tx: Tx, shown: JsonObject): Promise<void> {
  const { id } = ctx.merchant;
  await tx.$queryRaw`SELECT id FROM merchant WHERE id = ${id} FOR NO KEY UPDATE`;
  const row = await tx.merchant.findUniqueOrThrow({ where: { id } });
  const now: JsonObject = { ...settingsView(row), console_idle_minutes: row.consoleIdleMinutes };
  const changed = Object.keys(shown).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(shown[name]));
  if (changed.length > 0) throw new SettingsChanged(await lastChange(ctx, tx, changed));
}

async function lastChange(ctx: Ctx, tx: Tx, names: readonly string[]): Promise<SettingsChange | null> {
  const [row] = await tx.$queryRaw<{ who: string | null; at: Date }[]>`
    SELECT e.at, CASE WHEN e.actor_kind = 'user'
      THEN coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), e.actor_name) END AS who
    FROM audit_event e LEFT JOIN merchant_user u ON u.id = e.user_id AND u.merchant_id = e.merchant_id
    WHERE e.merchant_id = ${ctx.merchant.id} AND e.object_type = 'settings' AND e.after ?| ${names}::text[]
    ORDER BY e.id DESC LIMIT 1`;
  return row ?? null;
}
