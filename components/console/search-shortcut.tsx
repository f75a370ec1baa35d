"use client";
/** Puts the cursor into the search box at Ctrl K or ⌘K; the hint appears once it works. */
import { useEffect, useState } from "react";

export function SearchShortcut({ box }: { box: string }) {
  const [keys, setKeys] = useState<string | null>(null);
  useEffect(() => {
    setKeys(/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K");
    const pressed = (event: KeyboardEvent) => {
      // By the key's place, so that an Arabic layout works.
      if (event.code !== "KeyK" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      const input = document.getElementById(box);
      if (!(input instanceof HTMLInputElement)) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [box]);
  if (keys === null) return null;
  return (
    <span aria-hidden="true" className="shrink-0 whitespace-nowrap rounded border border-line px-1 text-muted text-xs">
      <bdi dir="ltr">{keys}</bdi>
    </span>
  );
}
