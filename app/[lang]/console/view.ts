/** What every page of the console is given, and who may open it. */
import { type PageName, type PageNeed, pageEntry } from "@/components/console/pages";
import { recordAudit } from "@/server/domain/audit";
import { type ConsoleCtx, mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import type { Language } from "@/server/kernel/types";

export type ConsoleQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What Next gives a page of the console. */
export type ConsoleProps<Params extends object = object> = {
  readonly params: Promise<{ lang: string } & Params>;
  readonly searchParams: Promise<ConsoleQuery>;
};

/** Who looks at which page, and how. */
export type ConsoleView = {
  readonly ctx: ConsoleCtx;
  readonly language: Language;
  readonly page: PageName;
  /** What follows the page's path in this view's address, its query included. */
  readonly below: string;
};

/** Who holds one of these may leave requests for approval. */
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

/** True if the page is there for the user's merchant, and the user may open it. */
export function hasPage(ctx: ConsoleCtx, name: PageName): boolean {
  const { needs, isTool = false } = pageEntry(name);
  return mayOpen(ctx, needs) && !(isTool && ctx.merchant.production);
}

/**
 * {@link mayOpen}, asked by a guard: a refusal leaves an audit event.
 * @param asked what was asked for: a page's name, `form` or `file`
 */
export async function admits(ctx: ConsoleCtx, needs: PageNeed, asked: PageName | "form" | "file"): Promise<boolean> {
  if (mayOpen(ctx, needs)) return true;
  await recordAudit(ctx, ctx.db, { action: "console.page_refused", objectId: asked, reason: `needs ${needs}` });
  return false;
}

/** As colleagues know the user. */
export function nameOf({ actor }: ConsoleCtx): string {
  const names = [actor.firstName, actor.lastName].filter((part) => part !== null);
  return names.length > 0 ? names.join(" ") : actor.username;
}
