/** What an open self-service page asks while a charge has no answer. */
import type { SystemCtx } from "../../kernel/types";
import { loadForPage } from "./load-for-page";
import { subscriptionByToken } from "./page-token";
import { versionOf } from "./read-subscription-page";

/** The version of the page that `token` names, or null when the token opens none. Two statements. */
export async function subscriptionPageStatus(system: SystemCtx, token: string): Promise<{ version: string } | null> {
  const holder = await subscriptionByToken(system, token);
  const row = holder && (await loadForPage(holder.ctx, holder.subscriptionId, 1));
  return row && { version: versionOf(row) };
}
