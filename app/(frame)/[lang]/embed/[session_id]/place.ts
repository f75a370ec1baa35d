import { NO_METHOD } from "@/components/checkout/choices";
import { isShownAs } from "@/components/embed/forms";
import { fitAppearance } from "@/sdk/web/appearance";
import { VISIBLE_ITEMS } from "@/sdk/web/options";
import type { CheckoutAppearance } from "@/sdk/web/types";
import type { CheckoutMethod, CheckoutView } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { brandColors } from "@/server/kernel/brand";
import { parseColor } from "@/server/kernel/color";
import { isOrigin } from "@/server/kernel/origin";

/** Address and query of an embedded page; the browser sends them, so they are not trusted. */
export type EmbedPlace = {
  readonly lang: string;
  readonly sessionId: string;
  readonly query: EmbedQuery;
};

/** Known query parameters, not validated; unknown parameters are dropped. */
export type EmbedQuery = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

export type EmbedLook = {
  /** Colour scheme; null follows the device. */
  readonly scheme: "light" | "dark" | null;
  readonly isGrid: boolean;
  readonly visibleItems: number;
  readonly showsDetails: boolean;
  readonly showsButton: boolean;
  readonly payText: string | null;
  readonly isSheet: boolean;
  readonly isExpress: boolean;
  readonly appearance: CheckoutAppearance;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * `origin` is the origin of the embedding page, which the merchant must list; `key` its public key; `channel`
 * distinguishes frames on one page; `forms` is a comma-separated list; `pg` the preselected method; `fonts`
 * are origins of font files, separated by spaces; `native` is `yes` in an app.
 */
const NAMES = [
  "origin",
  "channel",
  "key",
  "forms",
  "scheme",
  "display",
  "items",
  "pg",
  "details",
  "button",
  "label",
  "mode",
  "express",
  "native",
  "color",
  "radius",
  "spacing",
  "font",
  "fonts",
] as const;

const CHANNEL = /^[-\w]{8,64}$/;
const TOKEN = /^[\w.~-]{1,500}$/;
const LONGEST = 300;
const LONGEST_LABEL = 60;

function textOf(query: Query, name: string): string {
  const value = query[name];
  return typeof value === "string" && value.length <= LONGEST ? value : "";
}

/** Reads the place of an embedded page; null without a channel, because messages would have no recipient. */
export function placeOf({ lang, sessionId }: { lang: string; sessionId: string }, query: Query): EmbedPlace | null {
  if (!CHANNEL.test(textOf(query, "channel"))) return null;
  const said = NAMES.map((name) => [name, textOf(query, name)] as const).filter(([, text]) => text !== "");
  return { lang, sessionId, query: Object.fromEntries(said) };
}

export function lookOf(query: EmbedQuery): EmbedLook {
  const { scheme, display, items, details, button, label, color, radius, spacing, font } = query;
  const count = Number(items);
  const pixels = (text: string | undefined) => (text ? Number(text) : undefined);
  const variables = { radius: pixels(radius), spacing: pixels(spacing), fontFamily: font };
  return {
    isSheet: query.mode === "sheet",
    isExpress: query.express === "yes",
    appearance: fitAppearance({ ...variables, primaryColor: color && `#${color}` }),
    scheme: scheme === "light" || scheme === "dark" ? scheme : null,
    isGrid: display === "grid",
    visibleItems: Number.isSafeInteger(count) && count > 0 ? count : VISIBLE_ITEMS,
    showsDetails: details !== "no",
    showsButton: button !== "no",
    payText: label ? label.slice(0, LONGEST_LABEL) : null,
  };
}

export function fontSources({ fonts = "" }: EmbedQuery): string[] {
  return fonts.split(" ").filter(isOrigin);
}

/**
 * The page's address exactly as the web SDK writes it, because the browser caches pages by their addresses:
 * another spelling could show an outdated page.
 */
export function addressOf({ lang, sessionId, query }: EmbedPlace, payPage?: string): string {
  const said = new URLSearchParams();
  for (const name of NAMES) if (query[name]) said.set(name, query[name]);
  if (payPage !== undefined) said.set("pay", payPage);
  return `/${languageOf(lang) ?? "en"}/embed/${encodeURIComponent(sessionId)}/?${said}`;
}

export function payPathOf(lang: string, query: Query): string | null {
  const token = textOf(query, "pay");
  return TOKEN.test(token) ? `/${lang}/pay/${token}` : null;
}

/**
 * Limits the view to the requested forms of payment, preselects the requested method unless another was
 * already tried, and drops the merchant's colours if the page sets colours.
 */
export function viewFor(view: CheckoutView, query: EmbedQuery): CheckoutView {
  const { forms = "", pg } = query;
  const color = parseColor(lookOf(query).appearance.primaryColor ?? "");
  const colors = color && { light: brandColors(color, "light"), dark: brandColors(color, "dark") };
  const brand = { ...view.brand, colors: colors ?? view.brand.colors };
  const named = forms.split(",");
  const methods = forms === "" ? view.methods : view.methods.flatMap((method) => methodAs(method, named));
  const asked = pg === undefined || methods.some(({ code }) => code === pg) ? (pg ?? null) : NO_METHOD;
  const shown = { ...view, brand, methods, lastMethod: view.lastMethod ?? asked };
  if (forms === "") return shown;
  return {
    ...shown,
    sheets: view.sheets.filter(({ service }) => isShownAs(service, named)),
    cards: named.includes("tokenPay") ? view.cards : [],
    wallet: named.includes("wallet") ? view.wallet : null,
  };
}

/** A card not typed in the form is typed on a separate page (Spec, "Cards typed in the checkout"). */
function methodAs(method: CheckoutMethod, named: readonly string[]): CheckoutMethod[] {
  if (!isShownAs(method.flow, named)) return [];
  const inPlace = method.cardEntry === null || named.includes("cardOnsite");
  return [inPlace ? method : { ...method, flow: "redirect", leavesPage: true, cardEntry: null }];
}
