"use client";
/** Moves the focus to the search field at the key "/", and shows that key in the field. */
import { useEffect, useState } from "react";

const FIELD = "search input";

export function SearchKey() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOn(true);
    window.addEventListener("keydown", focusSearch);
    return () => window.removeEventListener("keydown", focusSearch);
  }, []);
  if (!isOn) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute end-3 top-2.5 hidden rounded-md border border-line px-2 font-sans text-[0.8125rem] text-muted sm:block peer-focus:hidden! peer-[:not(:placeholder-shown)]:hidden!"
    >
      /
    </span>
  );
}

/** Also compares the position of the pressed key, because Arabic layouts have a letter there. */
function focusSearch(event: KeyboardEvent): void {
  const { key, code, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if (key !== "/" && (code !== "Slash" || shiftKey)) return;
  if (target instanceof Element && target.closest("input, textarea, select") !== null) return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>(FIELD)?.focus();
}
