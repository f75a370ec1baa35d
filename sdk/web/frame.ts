import { fontOrigins } from "./appearance";
import { isShort } from "./message-size";
import { type ReadyOptions, VISIBLE_ITEMS } from "./options";
import { warn } from "./results";
import type { CheckoutChange, CheckoutResult, TypedCardFacts } from "./types";

export type FrameMessage =
  | { type: "hello" }
  /** `gone`: the page was replaced, for example because the session was deleted. */
  | { type: "gone" }
  /** `painted`: the page can be seen; presses are kept until it is hydrated. */
  | { type: "painted" }
  | { type: "ready"; forms: string[]; state: string }
  | { type: "height"; height: number }
  | ({ type: "change" } & CheckoutChange)
  | { type: "ask"; id: string; hook: "validatePayment" | "beforePayment"; data: object }
  | { type: "redirect"; path: string }
  /** `answered`: the frame itself shows the gateway's response. */
  | { type: "state"; over: boolean; answered: boolean; result: unknown; state?: unknown };

const PAY_PATH = /^\/(en|ar)\/pay\/[\w.~%-]+\/?$/;
const MOST_PIXELS = 20_000;

const FIT: { readonly [T in FrameMessage["type"]]: (message: FrameMessage & { type: T }) => boolean } = {
  hello: () => true,
  gone: () => true,
  painted: () => true,
  ready: ({ forms, state }) => Array.isArray(forms) && typeof state === "string",
  height: ({ height }) => Number.isFinite(height) && height >= 0 && height <= MOST_PIXELS,
  change: ({ valid, form_of_payment, pg_code, card }) =>
    typeof valid === "boolean" &&
    typeof form_of_payment === "string" &&
    typeof pg_code === "string" &&
    (card === undefined || isTypedCard(card)),
  ask: ({ id, hook, data }) =>
    typeof id === "string" && (hook === "validatePayment" || hook === "beforePayment") && typeof data === "object",
  redirect: ({ path }) => typeof path === "string" && PAY_PATH.test(path),
  state: ({ over, answered }) => typeof over === "boolean" && typeof answered === "boolean",
};

/** Validates a message from the frame; null if it is too long, malformed or from another channel. */
export function frameMessage(data: unknown, channel: string): FrameMessage | null {
  if (typeof data !== "object" || data === null || Reflect.get(data, "channel") !== channel) return null;
  const message = data as FrameMessage;
  if (!Object.keys(FIT).includes(message.type) || !isShort(message)) return null;
  const isFit = FIT[message.type] as (message: FrameMessage) => boolean;
  return isFit(message) ? message : null;
}

type InAddress =
  | "apiKey"
  | "sessionId"
  | "look"
  | "visibleItems"
  | "preselected"
  | "isSheet"
  | "isExpress"
  | "isNative"
  | "fonts";

export type AddressFacts = Pick<ReadyOptions, InAddress> & {
  /** Origin of the host page; the embedded page replies only to it. */
  readonly origin: string;
  readonly channel: string;
};

/** Path and query of the embedded page, without default values. */
export function pathOf(facts: AddressFacts): string {
  const { apiKey: key, sessionId, look, visibleItems, preselected, origin, channel } = facts;
  const { primaryColor, radius, spacing, fontFamily } = look.appearance;
  const query = new URLSearchParams({ origin, channel, key });
  const say = (name: string, value: string | null | undefined | false): void => {
    if (value) query.set(name, value);
  };
  if (look.forms !== null) query.set("forms", look.forms.join(",") || "none");
  say("scheme", look.scheme !== "auto" && look.scheme);
  say("display", look.isGrid && "grid");
  say("items", visibleItems !== VISIBLE_ITEMS && String(visibleItems));
  say("pg", preselected);
  say("details", !look.showsDetails && "no");
  say("button", !look.showsButton && "no");
  say("label", look.payText?.[look.lang]);
  say("mode", facts.isSheet && "sheet");
  say("express", facts.isExpress && "yes");
  say("native", facts.isNative && "yes");
  say("color", primaryColor?.slice(1));
  say("radius", radius?.toString());
  say("spacing", spacing?.toString());
  say("font", fontFamily);
  say("fonts", fontOrigins(facts.fonts).join(" "));
  return `/${look.lang}/embed/${sessionId}/?${query}`;
}

/** Reads a result; null while the payment's outcome is unknown. */
export function resultIn(value: unknown): CheckoutResult | null {
  if (typeof value !== "object" || value === null) return null;
  const status: unknown = Reflect.get(value, "status");
  if (status === "success" || status === "canceled" || status === "error") return value as CheckoutResult;
  if (status !== "pending") warn("The frame told a result of an unknown kind.", status);
  return null;
}

function isTypedCard(card: TypedCardFacts): boolean {
  const { bin, scheme, schemes } = Object(card);
  return typeof bin === "string" && typeof scheme === "string" && Array.isArray(schemes);
}

export function choiceOf({ valid, form_of_payment, pg_code, card }: CheckoutChange): CheckoutChange {
  return { valid, form_of_payment, pg_code, ...(card && { card }) };
}
