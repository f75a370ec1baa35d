"use client";
/** Leads to what is wrong in a form, once for each answer of the server. */
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the first wrong field, and into sight.
 * @param answer a new object for each answer
 * @param otherwise selects what is focused if no field is wrong; nothing unless given
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
