/**
 * Who may open a page of the console or use a form of it. One of these functions is called first in every
 * file of the console (guards.test.ts), but for signing in and out.
 */
import { redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactElement } from "react";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { consoleHref, type PageName, type PageNeed, pageEntry } from "@/components/console/pages";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import type { Language } from "@/server/kernel/types";
import { requireOwnForm } from "@/server/pages/arguments";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { consoleContext } from "@/server/pages/console-cookie";
import { ForbiddenPage } from "./forbidden-page";
import { MissingPage } from "./missing-page";
import { admits, type ConsoleProps, type ConsoleQuery, type ConsoleView } from "./view";

/** A view, or what is shown in its place. */
export type GuardedView = ConsoleView | { readonly refusal: ReactElement };

/**
 * The view of a page for who is signed in. Anybody else is sent to sign in and comes back to the same
 * address; a user without the page's permission gets 403 and the permission's name, and leaves an audit
 * event.
 * @param segment what stands in the address for the page's `[id]`, such as `/abc`; none unless given
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

/** A view of a page before the session is open; null if nobody is signed in. */
export type OpeningView = {
  readonly ctx: ConsoleCtx | null;
  readonly language: Language;
  readonly query: ConsoleQuery;
  /** The page that was asked for, as the address names it; unchecked (next-path.ts). */
  readonly next: string | null;
};

/** For the pages on which a session begins: they are open to anybody, and decide by themselves who stays. */
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

/** Where a form of the console stands. It comes from the browser and is checked like any input. */
export type ConsolePlace = { readonly lang: string };

/** The page that a form of an opening page was on, and where it leads. */
export type OpeningPlace = ConsolePlace & { readonly next: string | null };

/**
 * The same for forms of these pages: who has begun to sign in, or has done so. Anybody else is sent to sign
 * in.
 */
export async function guardOpeningAction(place: OpeningPlace, form: FormData): Promise<ConsoleCtx> {
  requireOwnForm(place, "lang", form);
  const ctx = await consoleContext();
  return ctx ?? redirect(signInHref(languageOf(place.lang) ?? "en", place.next));
}

/**
 * The context of who sent a form. Anybody else is sent to sign in, a user without the permission to a page
 * that names it; the latter leaves an audit event.
 */
export async function guardAction(place: ConsolePlace, needs: PageNeed): Promise<ConsoleCtx> {
  const language = languageOf(place?.lang) ?? "en";
  const ctx = await consoleContext();
  if (ctx === null) redirect(signInHref(language, null));
  if (!ctx.console.isOpen) redirect(openingHref(ctx, language));
  await requireNeed(ctx, place, needs);
  return ctx;
}

/** The same of what the form asks for, once it is known who sent it. */
export async function requireNeed(ctx: ConsoleCtx, place: ConsolePlace, needs: PageNeed): Promise<void> {
  if (await admits(ctx, needs, "form")) return;
  const language = languageOf(place?.lang) ?? "en";
  redirect(consoleHref(language, "refused", `?${new URLSearchParams({ needs: String(needs) })}`));
}

/** The page to sign in on; `next` is where it leads to. */
export function signInHref(language: Language, next: string | null): string {
  const query = next === null ? "" : `?${new URLSearchParams({ next })}`;
  return `/${language}/console/sign-in${query}`;
}

/** Where a session that is not open yet has to go: the code, or the set-up of an app. */
export function openingHref({ console: { hasSecondFactor } }: ConsoleCtx, language: Language): string {
  return `/${language}/console/${hasSecondFactor ? "sign-in/code" : "second-factor"}`;
}

function queryText(query: ConsoleQuery): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  const text = new URLSearchParams(pairs).toString();
  return text === "" ? "" : `?${text}`;
}
