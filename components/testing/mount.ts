/** Parts of pages in a document, worked by role and name as a customer does, in either language. */
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { act, createElement, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";
import type { Language } from "@/server/kernel/words";
import { MESSAGES } from "./render";
import { ROUTER } from "./router";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const BUTTONS = "button:not([aria-hidden=true])";
const TEXTBOXES = "input[type=text], input[type=tel], input[type=email], textarea";

/** The elements of each role that our pages use. */
const SELECTORS = {
  alert: "[role=alert]",
  button: BUTTONS,
  checkbox: "input[type=checkbox]:not([role=switch])",
  dialog: "dialog[open]",
  link: "a[href]",
  radio: "input[type=radio]",
  status: "[role=status]",
  switch: "input[role=switch]",
  textbox: TEXTBOXES,
} as const;

type Role = keyof typeof SELECTORS;

function plain(text: string | null | undefined): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}

/** The text without what screen readers leave out. */
function textIn(element: Element | null): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return plain(copy.textContent);
}

function textsOf(ids: string | null): string {
  const parts = (ids ?? "").split(" ").map((id) => textIn(document.getElementById(id)));
  return plain(parts.join(" "));
}

/** As a screen reader announces it: by other elements, by a label, or by its text. */
function nameOf(element: Element): string {
  const named = textsOf(element.getAttribute("aria-labelledby")) || plain(element.getAttribute("aria-label"));
  if (named !== "") return named;
  const { labels = null } = element as HTMLInputElement;
  const label = [...new Set(labels ?? [])].map(textIn).join(" ");
  return plain(label) || textIn(element);
}

/** The text that describes a field: its error, or its hint. */
export function descriptionOf(element: Element): string {
  return textsOf(element.getAttribute("aria-describedby"));
}

export type Mounted = {
  readonly all: (role: Role, name?: string | RegExp) => readonly HTMLElement[];
  /** @throws {Error} unless exactly one element has the role and the name */
  readonly one: (role: Role, name?: string | RegExp) => HTMLInputElement;
  readonly text: () => string;
  readonly press: (element: HTMLElement) => Promise<void>;
  /** Replaces what the field holds. */
  readonly type: (field: HTMLInputElement, text: string) => Promise<void>;
  readonly key: (element: HTMLElement, key: string) => Promise<void>;
  /** Does it, and waits until the page has followed. */
  readonly follow: (work: () => void) => Promise<void>;
  /** Shows the page with other properties. */
  readonly show: (page: ReactNode) => Promise<void>;
  readonly unmount: () => Promise<void>;
};

/**
 * @param meanwhile acts on the server's HTML before hydration
 * @throws {Error} if a text is missing
 */
export async function mount(
  page: ReactNode,
  locale: Language = "en",
  meanwhile?: (place: HTMLElement) => void,
): Promise<Mounted> {
  const place = document.body.appendChild(document.createElement("div"));
  const fail = (error: unknown): never => {
    throw error;
  };
  const words = { locale, messages: MESSAGES[locale], timeZone: "UTC", onError: fail, children: page };
  const whole = (shown: ReactNode) => {
    words.children = createElement(AppRouterContext.Provider, { value: ROUTER }, shown);
    return createElement(NextIntlClientProvider, words);
  };
  if (meanwhile !== undefined) {
    place.innerHTML = renderToString(whole(page));
    meanwhile(place);
  }
  const hydrate = () => hydrateRoot(place, whole(page), { onRecoverableError: fail });
  const root = meanwhile === undefined ? createRoot(place) : await act(async () => hydrate());
  const show = async (shown: ReactNode) => {
    await act(async () => root.render(whole(shown)));
    // Some parts load their code when they are first shown.
    await act(() => vi.dynamicImportSettled());
  };
  const all: Mounted["all"] = (role, name = /^/) =>
    [...place.querySelectorAll<HTMLElement>(SELECTORS[role])].filter((element) =>
      typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element)),
    );
  await show(page);
  return {
    all,
    one: (role, name) => {
      const found = all(role, name);
      const [first] = found;
      if (first === undefined || found.length > 1)
        throw new Error(`${found.length} of ${role} ${name} among ${all(role).map(nameOf).join(" | ")}`);
      return first as HTMLInputElement;
    },
    text: () => plain(place.textContent),
    press: (element) => act(async () => element.click()),
    type: (field, text) =>
      act(async () => {
        // React ignores a value set through its own property.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    key: (element, key) =>
      act(async () => {
        element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        element.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true, cancelable: true }));
      }),
    follow: (work) => act(async () => work()),
    show,
    unmount: () =>
      act(async () => {
        root.unmount();
        place.remove();
      }),
  };
}
