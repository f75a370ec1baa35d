"use client";
/**
 * Sends the customer back to the merchant: after a moment to read the result, or at once without JavaScript.
 * It does so once per tab, so somebody who comes back with the browser's own button stays on the page.
 */
import { useEffect } from "react";

const READING_MS = 1500;

/** Storage may be switched off; the customer is then sent on each time. */
function isFirstTime(href: string): boolean {
  try {
    const key = `returned:${href}`;
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, "1");
  } catch {
    return true;
  }
  return true;
}

export function AutoReturn({ href }: { href: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isFirstTime(href)) window.location.assign(href);
    }, READING_MS);
    return () => clearTimeout(timer);
  }, [href]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
    </noscript>
  );
}
