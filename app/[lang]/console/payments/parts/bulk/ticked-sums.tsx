"use client";
import { useEffect, useRef, useState } from "react";
import type { Language } from "@/server/kernel/types";
import { sumTexts } from "./sum-texts";

type Props = { readonly language: Language; readonly words: string };

export function TickedSums({ language, words }: Props) {
  const root = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<{ readonly count: number; readonly sums: readonly string[] } | null>(null);
  useEffect(() => {
    const form = root.current?.closest("form") ?? null;
    const read = () => {
      const ticked = new Map(
        [...(form?.querySelectorAll<HTMLInputElement>("input[name=session]:checked") ?? [])].map((box) => [
          box.value,
          box,
        ]),
      );
      const all = form?.querySelector("input[value=filter]:checked") ?? null;
      form?.toggleAttribute("data-ticked", ticked.size > 0 || all !== null);
      const amounts = [...ticked.values()].map(
        ({ dataset }) => [dataset.amount ?? "", dataset.currency ?? ""] as const,
      );
      setShown(all === null ? { count: ticked.size, sums: sumTexts(amounts, language) } : null);
    };
    // The browser resets a form only after the event `reset`.
    const later = () => setTimeout(read);
    read();
    form?.addEventListener("change", read);
    form?.addEventListener("reset", later);
    return () => {
      form?.removeEventListener("change", read);
      form?.removeEventListener("reset", later);
    };
  }, [language]);
  return (
    <span ref={root} role="status" className="flex flex-wrap items-center gap-x-2 px-2">
      {shown !== null && shown.count > 0 && (
        <>
          {words} <bdi className="figures font-semibold">{shown.count}</bdi>
          {shown.sums.map((sum) => (
            <bdi key={sum} className="figures">
              · {sum}
            </bdi>
          ))}
        </>
      )}
    </span>
  );
}
