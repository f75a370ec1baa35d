"use client";
import { useEffect, useState } from "react";

/** True once JavaScript runs, so that the page may change what works without it. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
