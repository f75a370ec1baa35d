"use client";
import { useEffect, useState } from "react";
import { TEXT_LINK } from "@/components/console/styles";

const EVERY_MS = 20_000;

type Props = {
  readonly query: string;
  readonly since: string;
  readonly words: { readonly one: string; readonly show: string };
};

export function NewerPayments({ query, since, words }: Props) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.hidden || !navigator.onLine) return;
      const { api } = await import("@/components/shell/api-client");
      setCount(await api.console.newPayments.query({ query, since }).catch(() => 0));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [query, since]);
  return (
    <p role="status" className={count === 0 ? "sr-only" : "border-line border-b bg-accent-soft px-4 py-2 sm:px-5"}>
      {count > 0 && (
        <>
          <span className="me-2 text-ink">
            {words.one}: <b className="figures">{count}</b>
          </span>
          <a href={`?${query}`} className={TEXT_LINK}>
            {words.show}
          </a>
        </>
      )}
    </p>
  );
}
