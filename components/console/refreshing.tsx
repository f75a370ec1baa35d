"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 3_000;

export function Refreshing() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
