"use client";
import { useEffect, useState } from "react";

/** True once a script runs on the page, so that what works without one may change its ways. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
