"use client";
/**
 * Reloads the page's data when the browser restores the page from its cache, because the payment may have
 * changed.
 */
import { useRouter } from "next/navigation";
import { useEffect } from "react";

export function FreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    // Next.js first restores the page from its cache; the refresh follows.
    const popped = () => setTimeout(() => router.refresh());
    window.addEventListener("pageshow", shown);
    window.addEventListener("popstate", popped);
    return () => {
      window.removeEventListener("pageshow", shown);
      window.removeEventListener("popstate", popped);
    };
  }, [router]);
  return null;
}
