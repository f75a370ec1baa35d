"use client";
/**
 * Sends the customer back to the merchant: after a moment to read the result, or at once without JavaScript.
 * It does so once per tab, so that a customer who uses the browser's Back button stays on the page and reads
 * what happened.
 */
import { type ReactNode, useEffect, useState } from "react";

const READING_MS = 1500;
/** The merchant's site has not answered by then: the page stops saying that it goes there. */
const GIVEN_UP_MS = 15_000;

/** Storage may be switched off; the customer is then sent on each time. */
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
  } catch {
    // Without storage nothing is remembered.
  }
}

type Props = {
  readonly href: string;
  /** Said while the customer is on the way. */
  readonly going: ReactNode;
  /** Said if the customer is not sent on. */
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
