"use client";
/**
 * Returns the customer to the merchant: after a moment, or at once without JavaScript. Redirects only once
 * per tab, so that the Back button does not redirect again.
 */
import { type ReactNode, useEffect, useState } from "react";

const READING_MS = 1500;
/** Milliseconds after which the page no longer says that it is redirecting. */
const GIVEN_UP_MS = 15_000;

/** True for the page's first visit in this tab, and always if the browser has no storage. */
function isFirstTime(href: string): boolean {
  try {
    return sessionStorage.getItem(`returned:${href}`) === null;
  } catch {
    return true;
  }
}

function remember(href: string): void {
  try {
    sessionStorage.setItem(`returned:${href}`, "1");
  } catch {}
}

type Props = {
  readonly href: string;
  readonly going: ReactNode;
  readonly staying: ReactNode;
};

export function AutoReturn({ href, going, staying }: Props) {
  const [goes, setGoes] = useState(true);
  useEffect(() => {
    if (!isFirstTime(href)) return setGoes(false);
    const timers = [
      setTimeout(() => {
        remember(href);
        window.location.assign(href);
      }, READING_MS),
      setTimeout(() => setGoes(false), GIVEN_UP_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [href]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${href}`} />
      </noscript>
      {goes ? going : staying}
    </>
  );
}
