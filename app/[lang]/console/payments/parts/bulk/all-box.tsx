"use client";
/**
 * Ticks all payments of the page. Without a script the form sends this box instead of the payments' boxes.
 */
import { useEffect, useRef } from "react";
import { useScripted } from "@/components/shell/use-scripted";
import { Checkbox } from "@/components/ui/choice";

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  const boxes = form?.querySelectorAll<HTMLInputElement>("input[name=session]") ?? [];
  return [...boxes].filter((box) => box.getClientRects().length > 0);
}

function tick(form: HTMLFormElement | null, checked: boolean): void {
  for (const box of boxesOf(form)) box.checked = checked;
}

export function AllBox({ words }: { words: string }) {
  const box = useRef<HTMLInputElement>(null);
  const hasScript = useScripted();
  useEffect(() => {
    const form = box.current?.form ?? null;
    const follow = () => {
      if (box.current === null) return;
      const boxes = boxesOf(form);
      const ticked = boxes.filter(({ checked }) => checked).length;
      box.current.checked = ticked > 0 && ticked === boxes.length;
      box.current.indeterminate = ticked > 0 && ticked < boxes.length;
    };
    // The box may have been ticked before this script ran.
    if (box.current?.checked === true) tick(form, true);
    follow();
    form?.addEventListener("change", follow);
    return () => form?.removeEventListener("change", follow);
  }, []);
  return (
    <Checkbox
      ref={box}
      name={hasScript ? undefined : "all"}
      value="page"
      aria-label={words}
      // Keeps browsers from restoring the ticked box after "Back".
      autoComplete="off"
      title={words}
      look="dense"
      className="relative z-1"
      onChange={({ currentTarget: { form, checked } }) => tick(form, checked)}
    />
  );
}
