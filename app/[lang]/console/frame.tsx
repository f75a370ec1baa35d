import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageHead } from "@/components/console/page-head";
import { consoleHref, PAGE_NAMES, type PageName } from "@/components/console/pages";
import { ConsoleShell } from "@/components/console/shell";
import type { ShellFacts } from "@/components/console/shell-facts";
import { readInbox } from "@/server/domain/figures";
import { type ConsoleCtx, mayUse, timeLeft } from "@/server/domain/merchants";
import { otherLanguage } from "@/server/i18n/languages";
import { type ConsoleView, hasPage, nameOf } from "./view";
import { consoleWords } from "./words";

export async function ConsoleFrame({ view, children }: { view: ConsoleView; children: ReactNode }) {
  const { ctx, language, page, below } = view;
  const open = PAGE_NAMES.filter((name) => hasPage(ctx, name));
  const [t, waits] = await Promise.all([
    getTranslations({ locale: language, namespace: "console.roles" }),
    waitsOf(ctx, open),
  ]);
  const facts = {
    language,
    merchant: ctx.merchant,
    now: ctx.now().toISOString(),
    page,
    open,
    waits,
    user: { id: String(ctx.actor.id), name: nameOf(ctx), role: t(roleOf(ctx)) },
    theme: ctx.console.theme,
    hasLetterKeys: ctx.console.preferences.letterKeys,
    canRefund: mayUse(ctx.actor, "payment.refund"),
    left: timeLeft(ctx.console, ctx.realNow()),
    otherHref: consoleHref(otherLanguage(language), page, below),
  };
  return <ConsoleShell facts={facts}>{children}</ConsoleShell>;
}

export async function TitledFrame({ view, children }: { view: ConsoleView; children: ReactNode }) {
  const t = await consoleWords(view.language);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t(`pages.${view.page}`)} />
      {children}
    </ConsoleFrame>
  );
}

async function waitsOf(ctx: ConsoleCtx, open: readonly PageName[]): Promise<ShellFacts["waits"]> {
  if (!open.includes("approvals")) return {};
  const { approvals, parked, events } = await readInbox(ctx);
  return { approvals: approvals.count + parked.count, events: events.count };
}

/** Name of the user's role, only for display, because permissions decide. */
function roleOf({ actor }: ConsoleCtx): "checker" | "owner" | "maker" | "developer" | "viewer" {
  if (actor.isChecker) return "checker";
  if (mayUse(actor, "merchant.users")) return "owner";
  if (mayUse(actor, "payment.refund") || mayUse(actor, "payment.void")) return "maker";
  return mayUse(actor, "console.developer") ? "developer" : "viewer";
}
