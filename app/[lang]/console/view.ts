/** What every console page gets. */
import { type PageName, type PageNeed, pageEntry } from "@/components/console/pages";
import { recordAudit } from "@/server/domain/audit";
import { type ConsoleCtx, mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import type { Language } from "@/server/kernel/types";

export type ConsoleQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The props of a console page. */
export type ConsoleProps<Params extends object = object> = {
  readonly params: Promise<{ lang: string } & Params>;
  readonly searchParams: Promise<ConsoleQuery>;
};

/** The viewer, the page and its settings. */
export type ConsoleView = {
  readonly ctx: ConsoleCtx;
  readonly language: Language;
  readonly page: PageName;
  /** The address below the page's path, query included. */
  readonly below: string;
};

/** Holders of these may request approval. */
const ASKING = ["payment.refund", "payment.void", "Can do refund", "Can do void"];

/** True if the user may open pages with this need. */
export function mayOpen(ctx: ConsoleCtx, needs: PageNeed): boolean {
  if (needs === null) return true;
  if (needs === "add") return mayOfAnyType(ctx, "add");
  if (needs !== "view" && needs !== "approvals") return mayUse(ctx.actor, needs);
  if (mayOfAnyType(ctx, "view")) return true;
  return needs === "approvals" && (ctx.actor.isChecker || ASKING.some((each) => mayUse(ctx.actor, each)));
}

function mayOfAnyType({ actor }: ConsoleCtx, verb: "view" | "add"): boolean {
  return SESSION_TYPES.some((type) => mayUse(actor, sessionPermission(type, verb)));
}

/** Also false if the merchant does not have the page. */
export function hasPage(ctx: ConsoleCtx, name: PageName): boolean {
  const { needs, isTool = false } = pageEntry(name);
  return mayOpen(ctx, needs) && !(isTool && ctx.merchant.production);
}

/**
 * {@link mayOpen} with an audit event for refusals.
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
