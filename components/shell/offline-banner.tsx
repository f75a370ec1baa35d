"use client";
import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

export function OfflineBanner({ text }: { text: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div
      role="status"
      className={online ? "hidden" : "sticky top-0 z-10 bg-ink px-4 py-2 text-center text-canvas text-[0.875rem]"}
    >
      {online ? "" : text}
    </div>
  );
}
