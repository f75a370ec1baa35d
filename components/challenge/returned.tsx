"use client";
/** Tells the page around this frame that the customer is back; without a frame, opens the checkout. */
import { useEffect } from "react";
import { RETURNED_MESSAGE } from "./returned-message";

export function Returned({ checkout }: { readonly checkout: string }) {
  useEffect(() => {
    if (window.parent === window) window.location.replace(checkout);
    else window.parent.postMessage(RETURNED_MESSAGE, window.location.origin);
  }, [checkout]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${checkout}`} />
    </noscript>
  );
}
