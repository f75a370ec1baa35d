/** The address of the embedded page: the session, who embeds it, and what is shown of it. */
import { isShownAs } from "@/components/embed/forms";
import { VISIBLE_ITEMS } from "@/sdk/web/options";
import type { CheckoutMethod, CheckoutView } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";

/** What the address says; everything comes from the browser. */
export type EmbedPlace = {
  readonly lang: string;
  readonly sessionId: string;
  readonly query: EmbedQuery;
};

/** The words of the query that the page knows, as they were sent; those that were not are absent. */
export type EmbedQuery = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

/** How the page around wants the payment shown. */
export type EmbedLook = {
  /** Null follows the device. */
  readonly scheme: "light" | "dark" | null;
  readonly isGrid: boolean;
  /** How many ways to pay are in sight before the rest is unfolded. */
  readonly visibleItems: number;
  readonly showsDetails: boolean;
  readonly showsButton: boolean;
  /** On the pay button in place of our own words; null leaves them. */
  readonly payText: string | null;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * `origin` of the page around: only those that the merchant lists are answered. `channel` names the frame in
 * its messages, so that several on a page do not hear each other. `forms` has commas. `pg` is the method that
 * is chosen at first.
 */
const NAMES = ["origin", "channel", "forms", "scheme", "display", "items", "pg", "details", "button", "label"] as const;

const CHANNEL = /^[-\w]{8,64}$/;
const TOKEN = /^[\w.~-]{1,500}$/;
const LONGEST = 300;
const LONGEST_LABEL = 60;

function textOf(query: Query, name: string): string {
  const value = query[name];
  return typeof value === "string" && value.length <= LONGEST ? value : "";
}

/** Null if the address names no channel: then nothing could be said to the page around. */
export function placeOf({ lang, sessionId }: { lang: string; sessionId: string }, query: Query): EmbedPlace | null {
  if (!CHANNEL.test(textOf(query, "channel"))) return null;
  const said = NAMES.map((name) => [name, textOf(query, name)] as const).filter(([, text]) => text !== "");
  return { lang, sessionId, query: Object.fromEntries(said) };
}

/** What the address says of the look. Words that it does not know leave what is usual. */
export function lookOf({ scheme, display, items, details, button, label }: EmbedQuery): EmbedLook {
  const count = Number(items);
  return {
    scheme: scheme === "light" || scheme === "dark" ? scheme : null,
    isGrid: display === "grid",
    visibleItems: Number.isSafeInteger(count) && count > 0 ? count : VISIBLE_ITEMS,
    showsDetails: details !== "no",
    showsButton: button !== "no",
    payText: label ? label.slice(0, LONGEST_LABEL) : null,
  };
}

/**
 * The address of the page itself, as the web SDK writes it: of another one, with a slash less, the browser
 * would show what it has kept. @param payPage token of the gateway's page that the customer is to go on to
 */
export function addressOf({ lang, sessionId, query }: EmbedPlace, payPage?: string): string {
  const said = new URLSearchParams();
  for (const name of NAMES) if (query[name]) said.set(name, query[name]);
  if (payPage !== undefined) said.set("pay", payPage);
  return `/${languageOf(lang) ?? "en"}/embed/${encodeURIComponent(sessionId)}/?${said}`;
}

/** The path of the gateway's page that the address names, or null. */
export function payPathOf(lang: string, query: Query): string | null {
  const token = textOf(query, "pay");
  return TOKEN.test(token) ? `/${lang}/pay/${token}` : null;
}

/**
 * The view with the forms of payment that the page around asked for, and with the method that it wants chosen
 * unless another was tried before.
 */
export function viewFor(view: CheckoutView, { forms = "", pg }: EmbedQuery): CheckoutView {
  const lastMethod = view.lastMethod ?? pg ?? null;
  if (forms === "") return { ...view, lastMethod };
  const named = forms.split(",");
  return {
    ...view,
    lastMethod,
    methods: view.methods.flatMap((method) => methodAs(method, named)),
    sheets: view.sheets.filter(({ service }) => isShownAs(service, named)),
    cards: named.includes("tokenPay") ? view.cards : [],
    wallet: named.includes("wallet") ? view.wallet : null,
  };
}

/**
 * A card that cannot be typed in place is typed on a page of its own (Spec, "Cards typed in the checkout").
 */
function methodAs(method: CheckoutMethod, named: readonly string[]): CheckoutMethod[] {
  if (!isShownAs(method.flow, named)) return [];
  const inPlace = method.cardEntry === null || named.includes("cardOnsite");
  return [inPlace ? method : { ...method, flow: "redirect", leavesPage: true, cardEntry: null }];
}
