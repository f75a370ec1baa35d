import { requirePermission, sessionPermission, visibleTypes } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import { cursorAt, knownStart, type Page, type PageRequest, pageOfRows } from "@/server/kernel/page";
import type { Ctx, Language } from "@/server/kernel/types";
import { SESSION_TYPES, wordOf } from "@/server/kernel/words";
import type { LinkView } from "./contract/answers";
import { type Link, linkView, publicUrl } from "./link-row";

export type LinkPages = Readonly<Record<Language, string>>;

/**
 * Payment links of the session types that the caller may view, newest first.
 * @throws {Forbidden}
 * @throws {InvalidFields} for an unknown `starting_after`
 */
export async function listLinks(ctx: Ctx, page: PageRequest): Promise<Page<LinkView>> {
  const types = visibleTypes(ctx.actor);
  const where = { merchantId: ctx.merchant.id, ...(types && { type: { in: [...types] } }) };
  const { startingAfter: id } = page;
  if (id !== undefined) knownStart(await ctx.db.paymentLink.findFirst({ where: { ...where, id } }));
  const [count, rows] = await Promise.all([
    ctx.db.paymentLink.count({ where }),
    ctx.db.paymentLink.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "asc" }], ...cursorAt("id", page) }),
  ]);
  const now = ctx.now();
  const found = rows.map((row) => linkView(row, { merchant: ctx.merchant, now }));
  return pageOfRows(count, found, page);
}

/**
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not view sessions of its type
 */
export async function retrieveLink(ctx: Ctx, id: string): Promise<LinkView> {
  return linkView(await visibleLink(ctx, id), { merchant: ctx.merchant, now: ctx.now() });
}

/**
 * A payment link and its page's address in each language.
 * @throws {NotFound} {Forbidden} as {@link retrieveLink}
 */
export async function retrieveLinkPages(ctx: Ctx, id: string): Promise<{ link: LinkView; pages: LinkPages }> {
  const row = await visibleLink(ctx, id);
  const pages = { en: publicUrl(ctx.merchant, row, "en"), ar: publicUrl(ctx.merchant, row, "ar") };
  return { link: linkView(row, { merchant: ctx.merchant, now: ctx.now() }), pages };
}

async function visibleLink(ctx: Ctx, id: string): Promise<Link> {
  const link = await ctx.db.paymentLink.findFirst({ where: { id, merchantId: ctx.merchant.id } });
  if (link === null) throw new NotFound();
  requirePermission(ctx.actor, sessionPermission(wordOf(SESSION_TYPES, link.type, "session type"), "view"));
  return link;
}
