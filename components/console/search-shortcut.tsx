"use client";
import { useEffect, useState } from "react";

export function SearchShortcut() {
  const [keys, setKeys] = useState<string | null>(null);
  useEffect(() => setKeys(/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K"), []);
  if (keys === null) return null;
  return (
    <span aria-hidden="true" className="shrink-0 whitespace-nowrap rounded border border-line px-1 text-muted text-xs">
      <bdi dir="ltr">{keys}</bdi>
    </span>
  );
}
