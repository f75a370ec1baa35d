"use client";
/** Reloads the page's data every two seconds, with or without JavaScript. */
import { useRouter } from "next/navigation";
import { useEffect } from "react";

const SECONDS = 2;

export function RefreshSoon() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), SECONDS * 1000);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(SECONDS)} />
    </noscript>
  );
}
