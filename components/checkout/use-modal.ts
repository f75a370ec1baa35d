"use client";
/** A dialog that is open in the page's HTML and becomes modal when JavaScript runs. */
import { type RefObject, useEffect, useRef } from "react";
import { askForHeight } from "./ask-for-height";

/** @param dismiss called for Escape instead of closing the dialog, and if the customer closed it before */
export function useModal(dismiss: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(dismiss);
  latest.current = dismiss;
  const wasShown = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!element.open && !wasShown.current) return latest.current();
    wasShown.current = true;
    const before = document.activeElement;
    const onCancel = (event: Event) => {
      event.preventDefault();
      latest.current();
    };
    element.addEventListener("cancel", onCancel);
    element.close();
    element.showModal();
    const giveBack = element.matches("[data-challenge]") ? () => undefined : askForHeight(element);
    return () => {
      giveBack();
      element.removeEventListener("cancel", onCancel);
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
