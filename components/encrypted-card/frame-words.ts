"use client";
/** Messages between the page with the payment form and the frame with the card's fields. */
import type { FieldError } from "@/server/kernel/card-fields";

export type CardDetail = "number" | "expiry" | "cvv";
export const CARD_DETAILS: readonly CardDetail[] = ["number", "expiry", "cvv"];

export type EncryptedValues = Readonly<Partial<Record<"number" | "expiryMonth" | "expiryYear" | "cvv", string>>>;

export type FrameNews = {
  readonly status: "loading" | "ready" | "failed";
  readonly height: number;
  readonly values: EncryptedValues;
  readonly isComplete: boolean;
  readonly last4: string;
  readonly brand: string;
};

/** Computed styles of the form's other fields. */
export type FieldLook = Readonly<
  Record<"color" | "background" | "border" | "radius" | "label" | "fontSize" | "fontFamily", string>
>;

export type PageOrder = {
  readonly look: FieldLook;
  readonly wrong: Readonly<Partial<Record<CardDetail, FieldError | undefined>>>;
};

type Words = { readonly said: Partial<FrameNews>; readonly asked: PageOrder; readonly submit: true };
const CHANNEL = "encrypted-card";

export function post<K extends keyof Words>(to: Window | null | undefined, kind: K, words: Words[K]): void {
  to?.postMessage({ channel: CHANNEL, kind, words }, window.location.origin);
}

/** @returns a function that stops listening */
export function hear<K extends keyof Words>(
  from: () => Window | null | undefined,
  kind: K,
  then: (words: Words[K]) => void,
): () => void {
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source !== from() || origin !== window.location.origin) return;
    if (Object(data).channel === CHANNEL && Object(data).kind === kind) then(data.words);
  };
  window.addEventListener("message", listen);
  return () => window.removeEventListener("message", listen);
}
