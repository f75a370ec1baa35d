"use client";
import { type RefObject, useEffect } from "react";

/** Moves the focus to the button while the fields are disabled. */
export function useFocusOnButton(form: RefObject<HTMLFormElement | null>, sending: boolean): void {
  useEffect(() => {
    if (!sending || !document.hasFocus() || document.activeElement instanceof HTMLButtonElement) return;
    form.current?.querySelector<HTMLButtonElement>("button[aria-busy]")?.focus({ preventScroll: true });
  }, [form, sending]);
}
