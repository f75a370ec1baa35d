"use client";
import { type RefObject, useEffect, useRef } from "react";
import { type FramePlace, sayTo } from "./say-to";
import { chosenWay, isFilled, type Ways } from "./ways";

export function useTellChoice(frame: FramePlace, content: RefObject<HTMLElement | null>, ways: Ways): void {
  const told = useRef("");
  const tell = useRef(() => {});
  tell.current = () => {
    const form = content.current?.querySelector("form");
    if (!form) return;
    const way = chosenWay(new FormData(form), ways);
    const { form_of_payment = "", pg_code = "", typed: card } = way ?? {};
    const change = { valid: way !== null && isFilled(form), form_of_payment, pg_code, ...(card && { card }) };
    if (told.current === JSON.stringify(change)) return;
    told.current = JSON.stringify(change);
    sayTo(frame, { type: "change", ...change });
  };
  // The choice is reported after every rendering, because a form's response may ask for other fields.
  useEffect(() => tell.current());
  useEffect(() => {
    const element = content.current;
    // The choice is reported after the form has handled the event `input` or `change`.
    const look = () => queueMicrotask(() => tell.current());
    element?.addEventListener("input", look);
    element?.addEventListener("change", look);
    return () => {
      element?.removeEventListener("input", look);
      element?.removeEventListener("change", look);
    };
  }, [content]);
}
