"use client";
/** The words of the error page, handed down from the server before anything can go wrong. */
import { createContext, type ReactNode, useContext } from "react";

export type Words = { readonly title: string; readonly body: string; readonly retry: string };

const Context = createContext<Words | null>(null);

export function TroubleWords({ words, children }: { words: Words; children: ReactNode }) {
  return <Context value={words}>{children}</Context>;
}

/** Null outside the hosted pages. */
export function useTroubleWords(): Words | null {
  return useContext(Context);
}
