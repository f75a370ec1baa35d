"use client";
import { useEffect, useRef } from "react";

/**
 * Runs a function that changes the page's height, but only after the click in progress: a button that moves
 * while it is pressed would not be clicked.
 */
export function useAfterClick(): (run: () => void) => void {
  const isDown = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isDown.current = type === "pointerdown";
    };
    const types = ["pointerdown", "pointerup", "pointercancel"] as const;
    for (const type of types) document.addEventListener(type, note, true);
    return () => {
      for (const type of types) document.removeEventListener(type, note, true);
    };
  }, []);
  return (run) => {
    if (!isDown.current) return run();
    document.addEventListener("pointerup", () => setTimeout(run), { once: true });
  };
}
