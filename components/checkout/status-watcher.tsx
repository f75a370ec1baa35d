"use client";
/** Asks now and then whether the payment has moved on, here or in another tab, and re-reads the page when it has. */
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { CheckoutStatus } from "@/server/domain/payments";

const OFTEN_MS = 2_000;
const SELDOM_MS = 10_000;
const OFTEN_FOR_MS = 60_000;

/** The client is loaded when it is first needed, so that it does not stand before the first paint. */
async function statusOf(sessionId: string): Promise<CheckoutStatus | null> {
  try {
    const { api } = await import("../shell/api-client");
    return await api.checkout.status.query({ sessionId });
  } catch {
    return null;
  }
}

type Props = {
  readonly sessionId: string;
  /** What the page shows now; anything else makes it stale. */
  readonly shown: { readonly version: string } | { readonly phase: CheckoutStatus["phase"] };
};

export function StatusWatcher({ sessionId, shown }: Props) {
  const router = useRouter();
  const key = "version" in shown ? "version" : "phase";
  const value = "version" in shown ? shown.version : shown.phase;
  useEffect(() => {
    const since = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const look = async () => {
      clearTimeout(timer);
      const status = document.hidden ? null : await statusOf(sessionId);
      if (stopped) return;
      if (status !== null && status[key] !== value) router.refresh();
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
  }, [sessionId, key, value, router]);
  return null;
}
