"use client";
/** Listens to the console's keys. What they open is loaded when it is first asked for. */
import { lazy, Suspense, useEffect, useState } from "react";
import type { KeysFacts } from "./keys-facts";
import { meantKey } from "./meant-key";
import { closePanel, followKey, isTyping } from "./page-keys";

const Palette = lazy(() => import("./palette"));
const KeysHelp = lazy(() => import("./keys-help"));

/** How long the second letter of `G P` may take. */
const SECOND_LETTER_MS = 1_500;

type Opened = "palette" | "help" | null;

export function ConsoleKeys({ facts }: { facts: KeysFacts }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { hasLetters, places } = facts;
  const isClosed = opened === null;
  // What is opened has the keys from then on, even while it is being loaded.
  useEffect(
    () => (isClosed ? listen({ hasLetters, places, open: setOpened }) : undefined),
    [isClosed, hasLetters, places],
  );
  return (
    <Suspense>
      {opened === "palette" && <Palette facts={facts} onClose={() => setOpened(null)} />}
      {opened === "help" && <KeysHelp words={facts.words} onClose={() => setOpened(null)} />}
    </Suspense>
  );
}

type Listener = Pick<KeysFacts, "hasLetters" | "places"> & { readonly open: (what: Opened) => void };

/** Returns what ends the listening. */
function listen({ hasLetters, places, open }: Listener): () => void {
  let goneAt = Number.NEGATIVE_INFINITY;
  let before: Element | null = null;
  const pressed = (event: KeyboardEvent) => {
    const key = meantKey(event);
    if (key === null || event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
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
