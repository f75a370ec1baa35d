/**
 * Checks who may open a page of the console or send its forms. Every page and action of the console, except
 * signing in and out, first calls one of these functions (guards.test.ts).
 */
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactElement } from "react";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { FORM_OWNER } from "@/components/console/form/form-owner-name";
import { consoleHref, type PageName, type PageNeed, pageEntry } from "@/components/console/pages";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import type { Language } from "@/server/kernel/types";
import { requireOwnForm } from "@/server/pages/arguments";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { consoleContext } from "@/server/pages/console-cookie";
import { withWords } from "@/server/signed-words";
import { ForbiddenPage } from "./forbidden-page";
import { MissingPage } from "./missing-page";
import { admits, type ConsoleProps, type ConsoleQuery, type ConsoleView } from "./view";

export type GuardedView = ConsoleView | { readonly refusal: ReactElement };

/**
 * Shows the page's view to the signed-in user. Others must sign in; without the permission, the user gets an
 * audited 403 that names it.
 * @param segment the address's part for `[id]`, such as `/abc`
 */
export async function guardPage(props: ConsoleProps, page: PageName, segment = ""): Promise<GuardedView> {
  const { lang } = await props.params;
  const language = languageOf(lang);
  if (language === null) return { refusal: <Missing lang={lang} /> };
  setRequestLocale(language);
  const below = segment + queryText(await props.searchParams);
  const ctx = await busyPage(consoleContext());
  if (ctx === BUSY) return { refusal: <Overloaded /> };
  if (ctx === null) redirect(signInHref(language, consoleHref(language, page, below)));
  if (!ctx.console.isOpen) redirect(openingHref(ctx, language));
  const { needs, isTool = false } = pageEntry(page);
  const view = { ctx, language, page, below };
  if (isTool && ctx.merchant.production) return { refusal: <MissingPage view={view} /> };
  return (await admits(ctx, needs, page)) ? view : { refusal: <ForbiddenPage view={view} needs={needs} /> };
}

/** The view of a page that can be opened before sign-in is complete; `ctx` is null if nobody is signed in. */
export type OpeningView = {
  readonly ctx: ConsoleCtx | null;
  readonly language: Language;
  readonly query: ConsoleQuery;
  /** The page to open after sign-in, not yet validated (next-path.ts). */
  readonly next: string | null;
};

export async function guardOpening(props: ConsoleProps): Promise<OpeningView | { readonly refusal: ReactElement }> {
  const { lang } = await props.params;
  const language = languageOf(lang);
  if (language === null) return { refusal: <Missing lang={lang} /> };
  setRequestLocale(language);
  const ctx = await busyPage(consoleContext());
  if (ctx === BUSY) return { refusal: <Overloaded /> };
  const query = await props.searchParams;
  return { ctx, language, query, next: typeof query.next === "string" ? query.next : null };
}

/** The page with the sent form, as the browser names it; validated like any input. */
export type ConsolePlace = { readonly lang: string };

export type OpeningPlace = ConsolePlace & { readonly next: string | null };

/**
 * Guards forms on sign-in pages: for users who have begun to sign in or are signed in. Others are redirected
 * to sign in.
 */
export async function guardOpeningAction(place: OpeningPlace, form: FormData): Promise<ConsoleCtx> {
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const ctx = await consoleContext();
  if (ctx === null) redirect(signInHref(language, place.next));
  requireOwner(ctx, language, form);
  return ctx;
}

/**
 * The context of the user who sends a form. Without sign-in the sign-in page opens, then the form's page;
 * without the permission a page names it, and an audit event is written. A form of a page that another user
 * opened is refused.
 */
export async function guardAction(place: ConsolePlace, needs: PageNeed, form: FormData): Promise<ConsoleCtx> {
  const language = languageOf(place?.lang) ?? "en";
  const ctx = await consoleContext();
  if (ctx === null) redirect(withWords(signInHref(language, await pageOfForm()), { why: "unsent" }));
  if (!ctx.console.isOpen) redirect(openingHref(ctx, language));
  requireOwner(ctx, language, form);
  await requireNeed(ctx, place, needs);
  return ctx;
}

async function pageOfForm(): Promise<string | null> {
  const from = (await headers()).get("referer");
  if (from === null || !URL.canParse(from)) return null;
  const { pathname, search } = new URL(from);
  return pathname + search;
}

function requireOwner({ actor }: ConsoleCtx, language: Language, form: FormData): void {
  const owner: unknown = typeof form?.get === "function" ? form.get(FORM_OWNER) : null;
  if (typeof owner === "string" && owner !== String(actor.id))
    redirect(withWords(consoleHref(language, "refused"), { why: "switched" }));
}

/** Guards a form whose required permission depends on its values. */
export async function requireNeed(ctx: ConsoleCtx, place: ConsolePlace, needs: PageNeed): Promise<void> {
  if (await admits(ctx, needs, "form")) return;
  const language = languageOf(place?.lang) ?? "en";
  const page = consoleHref(language, "refused", `?${new URLSearchParams({ needs: String(needs) })}`);
  redirect(withWords(page, { why: "unsent" }));
}

export function signInHref(language: Language, next: string | null): string {
  const query = next === null ? "" : `?${new URLSearchParams({ next })}`;
  return `/${language}/console/sign-in${query}`;
}

/** The next step of signing in: the code, or the set-up of an authenticator app. */
export function openingHref({ console: { hasSecondFactor } }: ConsoleCtx, language: Language): string {
  return `/${language}/console/${hasSecondFactor ? "sign-in/code" : "second-factor"}`;
}

function queryText(query: ConsoleQuery): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  const text = new URLSearchParams(pairs).toString();
  return text === "" ? "" : `?${text}`;
}
