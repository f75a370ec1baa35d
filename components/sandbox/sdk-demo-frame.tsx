"use client";
import { useEffect, useRef, useState } from "react";
import { loadCheckout } from "@/sdk/js/src/load-checkout";
import type { CheckoutInstance, CheckoutLook, CheckoutOptions, CheckoutResult } from "@/sdk/web/types";
import { Button } from "../ui/button";
import { OUTLINE } from "../ui/button-styles";

export type SdkDemoFrameWords = { readonly told: string; readonly nothing: string; readonly submit: string };

type Given = Omit<CheckoutOptions, "selector" | "merchant_id">;

type Props = {
  readonly given: Given;
  /** Settings of `init`; changing one restarts the payment. */
  readonly display: object;
  /** Settings of `update`, which change the payment in place. */
  readonly look: CheckoutLook;
  readonly words: SdkDemoFrameWords;
};

type Note = { readonly id: number; readonly name: string; readonly detail: string };

/** Maximum number of listed events: as many as fit beside the frame. */
const MOST_NOTES = 12;

export function SdkDemoFrame({ given, display, look, words }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const payment = useRef<CheckoutInstance | null>(null);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const asked = JSON.stringify({ ...given, ...display });
  const latest = useRef(look);
  latest.current = look;
  const shownLook = JSON.stringify(look);
  useEffect(() => {
    let isGone = false;
    const note = (name: string, data: unknown) => {
      if (isGone) return;
      const detail = typeof data === "string" ? data : JSON.stringify(data);
      setNotes((before) => [{ id: (before[0]?.id ?? 0) + 1, name, detail }, ...before].slice(0, MOST_NOTES));
    };
    show(place.current, { ...JSON.parse(asked), ...latest.current }, note, () => isGone).then(
      (instance) => {
        if (isGone) instance?.destroy();
        else payment.current = instance;
      },
      (error: unknown) => note("error", String(error)),
    );
    return () => {
      isGone = true;
      payment.current?.destroy();
      payment.current = null;
    };
  }, [asked]);
  useEffect(() => {
    payment.current?.update(JSON.parse(shownLook));
  }, [shownLook]);
  return (
    <>
      <div ref={place} />
      {look.showPayButton === false && (
        <Button className={`${OUTLINE} mt-4`} onClick={() => payment.current?.submit()}>
          {words.submit}
        </Button>
      )}
      <h3 id="told" className="mt-6 mb-2 text-[1rem]">
        {words.told}
      </h3>
      {notes.length === 0 && <p className="text-muted">{words.nothing}</p>}
      <ol aria-labelledby="told" aria-live="polite" dir="ltr" lang="en" className="grid gap-1 text-[0.8125rem]">
        {notes.map(({ id, name, detail }) => (
          <li key={id} className="font-mono [overflow-wrap:anywhere]">
            <b>{name}</b> {detail}
          </li>
        ))}
      </ol>
    </>
  );
}

type Noting = (name: string, data: unknown) => void;

/** Shows the payment; null if the page was closed or the session cannot be shown. */
async function show(
  element: HTMLElement | null,
  options: Given,
  note: Noting,
  isGone: () => boolean,
): Promise<CheckoutInstance | null> {
  const checkout = await loadCheckout({ src: "/sdk/v3/checkout.min.js" });
  if (isGone() || element === null) return null;
  const tell = (name: string) => (result: CheckoutResult) => note(name, result);
  const instance = await checkout.init({
    ...options,
    selector: element,
    merchant_id: window.location.host,
    validatePayment: (facts) => note("validatePayment", facts),
    beforePayment: (start) => note("beforePayment", start),
    successCallback: tell("success"),
    cancelCallback: tell("cancel"),
    errorCallback: tell("error"),
  });
  instance?.on("ready", (data) => note("ready", data));
  instance?.on("change", (data) => note("change", data));
  return instance;
}
