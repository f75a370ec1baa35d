"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";

const OFTEN_MS = 2_000;
const SELDOM_MS = 10_000;
const OFTEN_FOR_MS = 60_000;

/** Number of forms being sent, during which a refresh would delay the next page. */
let sending = 0;

export function useHeldRefresh(held: boolean): void {
  useEffect(() => {
    if (!held) return;
    sending += 1;
    return () => {
      sending -= 1;
    };
  }, [held]);
}

/**
 * Polls every 2 seconds, after a minute every 10, and when the tab becomes visible; errors are ignored.
 * @param read must be the same function in every rendering
 * @param shown the version on this page; another is newer
 */
export function useRefreshOnChange(read: () => Promise<string>, shown: string): void {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  const busy = useRef(false);
  busy.current = refreshing;
  useEffect(() => {
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const look = async () => {
      clearTimeout(timer);
      const found = document.hidden ? null : await read().catch(() => null);
      if (stopped) return;
      if (found !== null && found !== shown && sending === 0 && !busy.current) startRefresh(() => router.refresh());
      timer = setTimeout(look, performance.now() - since > OFTEN_FOR_MS ? SELDOM_MS : OFTEN_MS);
    };
    const onVisible = () => {
      if (!document.hidden) void look();
    };
    timer = setTimeout(look, OFTEN_MS);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [read, shown, router]);
}
