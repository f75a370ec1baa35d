/**
 * The link to a subscription's self-service page. Anyone with the link may act on the subscription (Spec,
 * "Authentication" 5).
 */

import { contextFor, merchantFacts } from "@/server/context";
import { languageOf } from "@/server/domain/sessions";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { signToken, verifyToken } from "@/server/secrets";
import type { PageLinkView } from "../contract/answers";

export type LinkedSubscription = {
  readonly id: string;
  readonly language: string;
  /** Version of the link to the self-service page; incrementing it revokes every earlier link. */
  readonly pageTokenVersion: number;
};

export type LinkHolder = { readonly ctx: Ctx; readonly subscriptionId: string; readonly language: Language };

const SUBJECT = /^(\S+) (\d{1,9})$/;

export function pageLink(ctx: Ctx, subscription: LinkedSubscription): PageLinkView {
  const token = signToken("page-token", `${subscription.id} ${subscription.pageTokenVersion}`);
  return {
    page_token: token,
    page_url: `${ctx.merchant.baseUrl}/${languageOf(subscription)}/subscription/${token}`,
  };
}

/**
 * The link for a mail; null if the customer typed the address on the page, because nobody has confirmed it.
 */
export function mailedLink(
  ctx: Ctx,
  subscription: LinkedSubscription & { readonly emailFromPage: boolean },
): string | null {
  return subscription.emailFromPage ? null : pageLink(ctx, subscription).page_url;
}

export async function subscriptionByToken(system: SystemCtx, token: string): Promise<LinkHolder | null> {
  const [, id, version] = SUBJECT.exec(verifyToken("page-token", token) ?? "") ?? [];
  if (id === undefined) return null;
  const found = await system.db.subscription.findUnique({
    where: { id, pageTokenVersion: Number(version) },
    select: { id: true, language: true, merchant: true },
  });
  if (found === null) return null;
  return {
    ctx: contextFor(system, merchantFacts(found.merchant), { kind: "customer" }),
    subscriptionId: found.id,
    language: languageOf(found),
  };
}
