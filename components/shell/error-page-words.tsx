"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "@/server/kernel/types";

export type Words = {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  readonly retry: string;
  readonly otherLanguage: string;
};

const Context = createContext<Words | null>(null);

export function ErrorPageWords({ words, children }: { words: Words; children: ReactNode }) {
  return <Context value={words}>{children}</Context>;
}

export function useErrorPageWords(): Words | null {
  return useContext(Context);
}
