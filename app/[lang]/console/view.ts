import { type PageName, type PageNeed, pageEntry } from "@/components/console/pages";
import { recordAudit } from "@/server/domain/audit";
import { ANY, type ConsoleCtx, mayUse, meetsNeed, seesAllTypes } from "@/server/domain/merchants";
import type { Language } from "@/server/kernel/types";

export type ConsoleQuery = Readonly<Record<string, string | string[] | undefined>>;

export type ConsoleProps<Params extends object = object> = {
  readonly params: Promise<{ lang: string } & Params>;
  readonly searchParams: Promise<ConsoleQuery>;
};

export type ConsoleView = {
  readonly ctx: ConsoleCtx;
  readonly language: Language;
  readonly page: PageName;
  /** The part of the address below the page's path, including the query. */
  readonly below: string;
};

export function mayOpen(ctx: ConsoleCtx, needs: PageNeed): boolean {
  if (needs === null) return true;
  if (needs === "alerts") return seesAllTypes(ctx.actor);
  return needs === "view" || needs === "add" || needs === "approvals"
    ? meetsNeed(ctx.actor, ANY[needs])
    : mayUse(ctx.actor, needs);
}

/** False if the user may not open the page, or the merchant does not have this page. */
export function hasPage(ctx: ConsoleCtx, name: PageName): boolean {
  const { needs, isTool = false } = pageEntry(name);
  return mayOpen(ctx, needs) && !(isTool && ctx.merchant.production);
}

/**
 * Like {@link mayOpen}, and writes an audit event for each refusal.
 * @param asked a page's name, `form` or `file`
 */
export async function admits(ctx: ConsoleCtx, needs: PageNeed, asked: PageName | "form" | "file"): Promise<boolean> {
  if (mayOpen(ctx, needs)) return true;
  await recordAudit(ctx, ctx.db, { action: "console.page_refused", objectId: asked, reason: `needs ${needs}` });
  return false;
}

export function nameOf({ actor }: ConsoleCtx): string {
  const names = [actor.firstName, actor.lastName].filter((part) => part !== null);
  return names.length > 0 ? names.join(" ") : actor.username;
}
