"use client";
import { useEffect, useState } from "react";
import type { FoundLine } from "@/server/domain/console";
import { actOf } from "./palette-options";

const REST_MS = 120;
/** Minimum length of a search text; shorter texts match too much. */
const SHORTEST = 2;

type Answer = { readonly text: string; readonly found: readonly FoundLine[] };

/** Returns the newest search results, and whether they belong to the typed text. */
export function useFound(typed: string, refund: string) {
  const [answer, setAnswer] = useState<Answer>({ text: "", found: [] });
  const { text } = actOf(typed, refund);
  const isAsked = text.length >= SHORTEST;
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const { api } = await import("../../shell/api-client");
      const found = await api.console.find.query({ text }).catch(() => []);
      if (!isOver) setAnswer({ text, found });
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, isAsked]);
  return { found: isAsked ? answer.found : [], isDone: !isAsked || answer.text === text };
}
