/** The address of the embedded page: the session, who embeds it, and what is shown of it. */
import type { CheckoutMethod, CheckoutView } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";

/** What the address says; everything comes from the browser. */
export type EmbedPlace = {
  readonly lang: string;
  readonly sessionId: string;
  /** Origin of the page around; only those that the merchant lists are answered. */
  readonly origin: string;
  /** Names the frame in its messages, so that several on a page do not hear each other. */
  readonly channel: string;
  /** The forms of payment to show, with commas; empty for all. */
  readonly forms: string;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

const CHANNEL = /^[-\w]{8,64}$/;
const TOKEN = /^[\w.~-]{1,500}$/;

function textOf(query: Query, name: string): string {
  const value = query[name];
  return typeof value === "string" ? value : "";
}

/** Null if the address names no channel: then nothing could be said to the page around. */
export function placeOf({ lang, sessionId }: { lang: string; sessionId: string }, query: Query): EmbedPlace | null {
  const channel = textOf(query, "channel");
  if (!CHANNEL.test(channel)) return null;
  return { lang, sessionId, origin: textOf(query, "origin"), channel, forms: textOf(query, "forms") };
}

/**
 * The address of the page itself, as the web SDK writes it: of another one, with a slash less, the browser
 * would show what it has kept. @param payPage token of the gateway's page that the customer is to go on to
 */
export function addressOf({ lang, sessionId, origin, channel, forms }: EmbedPlace, payPage?: string): string {
  const query = new URLSearchParams({ origin, channel, ...(forms !== "" && { forms }) });
  if (payPage !== undefined) query.set("pay", payPage);
  return `/${languageOf(lang) ?? "en"}/embed/${encodeURIComponent(sessionId)}/?${query}`;
}

/** The path of the gateway's page that the address names, or null. */
export function payPathOf(lang: string, query: Query): string | null {
  const token = textOf(query, "pay");
  return TOKEN.test(token) ? `/${lang}/pay/${token}` : null;
}

/** The view with the forms of payment that the page around asked for. */
export function onlyForms(view: CheckoutView, forms: string): CheckoutView {
  if (forms === "") return view;
  const named = forms.split(",");
  return {
    ...view,
    methods: view.methods.flatMap((method) => methodAs(method, named)),
    cards: named.includes("tokenPay") ? view.cards : [],
    wallet: named.includes("wallet") ? view.wallet : null,
  };
}

/** A card that cannot be typed in place is typed on a page of its own (decision 0183). */
function methodAs(method: CheckoutMethod, named: readonly string[]): CheckoutMethod[] {
  if (method.cardEntry !== null && named.includes("cardOnsite")) return [method];
  if (!named.includes("redirect")) return [];
  return [method.cardEntry === null ? method : { ...method, flow: "redirect", leavesPage: true, cardEntry: null }];
}
