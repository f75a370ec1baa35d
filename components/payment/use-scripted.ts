"use client";
import { useEffect, useState } from "react";

/** True once a script runs, so that the page may change what works without one. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
