"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../ui/button";
import { QUIET } from "../ui/button-styles";

export function PrintReceipt({ children }: { children: ReactNode }) {
  const [can, setCan] = useState(false);
  useEffect(() => setCan(true), []);
  if (!can) return null;
  return (
    <Button onClick={() => window.print()} className={`${QUIET} mt-2 print:hidden`}>
      {children}
    </Button>
  );
}
