"use client";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the first wrong field and scrolls to it.
 * @param answer a new object per response
 * @param otherwise selector of the element to focus if no field is wrong
 */
export function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, answer: object, otherwise?: string): void {
  const answered = useRef(answer);
  useEffect(() => {
    if (answered.current === answer) return;
    answered.current = answer;
    const find = (selector: string) => form.current?.querySelector<HTMLInputElement>(selector) ?? null;
    const wrong = find("input[aria-invalid=true]") ?? (otherwise === undefined ? null : find(otherwise));
    wrong?.focus();
    wrong?.scrollIntoView({ block: "center" });
  }, [form, answer, otherwise]);
}
