/** The address of the embedded page. */
import { isShownAs } from "@/components/embed/forms";
import { VISIBLE_ITEMS } from "@/sdk/web/options";
import type { CheckoutMethod, CheckoutView } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";

/** Everything comes from the browser. */
export type EmbedPlace = {
  readonly lang: string;
  readonly sessionId: string;
  readonly query: EmbedQuery;
};

/** Known query parameters as sent; others are absent. */
export type EmbedQuery = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

/** The embedding page's options. */
export type EmbedLook = {
  /** Null follows the device. */
  readonly scheme: "light" | "dark" | null;
  readonly isGrid: boolean;
  /** Visible ways to pay before the rest is unfolded. */
  readonly visibleItems: number;
  readonly showsDetails: boolean;
  readonly showsButton: boolean;
  /** The pay button's text; null for our own. */
  readonly payText: string | null;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * `origin` of the embedding page, which the merchant must list. `channel` tells several frames on a page
 * apart. `forms` is separated by commas. `pg` is the method chosen first.
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

/** Null without a channel: messages would have no address. */
export function placeOf({ lang, sessionId }: { lang: string; sessionId: string }, query: Query): EmbedPlace | null {
  if (!CHANNEL.test(textOf(query, "channel"))) return null;
  const said = NAMES.map((name) => [name, textOf(query, name)] as const).filter(([, text]) => text !== "");
  return { lang, sessionId, query: Object.fromEntries(said) };
}

/** Unknown values mean the default. */
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
 * The page's address exactly as the web SDK writes it: for any other, the browser would show a cached page.
 * @param payPage token of the gateway's page to go to
 */
export function addressOf({ lang, sessionId, query }: EmbedPlace, payPage?: string): string {
  const said = new URLSearchParams();
  for (const name of NAMES) if (query[name]) said.set(name, query[name]);
  if (payPage !== undefined) said.set("pay", payPage);
  return `/${languageOf(lang) ?? "en"}/embed/${encodeURIComponent(sessionId)}/?${said}`;
}

/** Null if the address names none. */
export function payPathOf(lang: string, query: Query): string | null {
  const token = textOf(query, "pay");
  return TOKEN.test(token) ? `/${lang}/pay/${token}` : null;
}

/**
 * Limits the view to the requested forms of payment, and chooses the requested method unless another was
 * tried.
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

/** A card that cannot be typed here is typed on its own page (Spec, "Cards typed in the checkout"). */
function methodAs(method: CheckoutMethod, named: readonly string[]): CheckoutMethod[] {
  if (!isShownAs(method.flow, named)) return [];
  const inPlace = method.cardEntry === null || named.includes("cardOnsite");
  return [inPlace ? method : { ...method, flow: "redirect", leavesPage: true, cardEntry: null }];
}
