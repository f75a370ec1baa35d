"use client";
/** Handles the console's keyboard shortcuts; loads its dialogs at first use. */
import { type ComponentType, useEffect, useState } from "react";
import type { DialogProps, KeysFacts } from "./keys-facts";
import { meantKey } from "./meant-key";
import { closePanel, followKey, isTyping } from "./page-keys";

const DIALOGS = { palette: () => import("./palette"), help: () => import("./keys-help") };

/** Milliseconds allowed between the two letters of a shortcut such as `G P`. */
const SECOND_LETTER_MS = 1_500;

type OpenDialog = { readonly Dialog: ComponentType<DialogProps> };

export function ConsoleKeys({ facts }: { facts: KeysFacts }) {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const { hasLetters, places } = facts;
  useEffect(() => {
    let isLoading = false;
    const open = async (what: keyof typeof DIALOGS) => {
      isLoading = true;
      const loaded = await DIALOGS[what]().catch(() => null);
      if (loaded !== null) setOpened({ Dialog: loaded.default });
      isLoading = false;
    };
    return listen({ hasLetters, places, open, isLoading: () => isLoading });
  }, [hasLetters, places]);
  if (opened === null) return null;
  const onClose = () => setOpened((now) => (now === opened ? null : now));
  return <opened.Dialog facts={facts} onClose={onClose} />;
}

type Listener = Pick<KeysFacts, "hasLetters" | "places"> & {
  readonly open: (what: keyof typeof DIALOGS) => void;
  readonly isLoading: () => boolean;
};

function listen({ hasLetters, places, open, isLoading }: Listener): () => void {
  let goneAt = Number.NEGATIVE_INFINITY;
  let before: Element | null = null;
  const pressed = (event: KeyboardEvent) => {
    const key = meantKey(event);
    if (key === null || event.defaultPrevented || isLoading()) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (key === "Escape") {
      if (closePanel(event.target)) return;
      if (before instanceof HTMLElement && isTyping(event.target)) {
        if (event.target instanceof HTMLElement) event.target.blur();
        before.focus();
      }
      before = null;
      return;
    }
    if (key !== "palette" && (!hasLetters || isTyping(event.target))) return;
    const place = event.timeStamp - goneAt < SECOND_LETTER_MS ? places[key] : undefined;
    goneAt = key === "G" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (place !== undefined) {
      event.preventDefault();
      return location.assign(place);
    }
    const focused = document.activeElement;
    if (key === "palette") open("palette");
    else if (key === "?") open("help");
    else if (!followKey(key)) return;
    event.preventDefault();
    if (key === "/") before = focused;
  };
  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}
