"use client";
/** Reads the data again when the browser restores the page from its cache: the payment may have changed. */
import { useRouter } from "next/navigation";
import { useEffect } from "react";

export function FreshOnReturn() {
  const router = useRouter();
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    // The router restores its own copy first; the refresh replaces it.
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
