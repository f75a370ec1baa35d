"use client";
import { useEffect, useState } from "react";

/** True once JavaScript runs, so that the page may replace controls that work without it. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
