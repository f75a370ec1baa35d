"use client";
/** Re-reads the page when what it shows has changed on the server. */
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";

const OFTEN_MS = 2_000;
const SELDOM_MS = 10_000;
const OFTEN_FOR_MS = 60_000;

/** How many forms of the page are being sent; a re-reading would hold up the page that they lead to. */
let sending = 0;

/** Nothing is re-read while `held`. */
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
 * Reads every 2 seconds, every 10 after a minute, and at once when the tab comes back to the front; a failed
 * reading is none.
 * @param read must stay the same function from render to render
 * @param shown what the page shows now; anything else makes it stale
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
