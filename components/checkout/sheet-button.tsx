"use client";
import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "../ui/button";

export const SHEET_BUTTON =
  "flex min-h-13 w-full items-center justify-center gap-2.5 rounded-button border border-ink bg-ink px-4 py-2 font-semibold text-base text-canvas hover:opacity-90";

export function SheetButton({ service, children }: { service: string; children: ReactNode }) {
  const { pending } = useFormStatus();
  return (
    <Button
      type="submit"
      name="sheet"
      value={service}
      className={SHEET_BUTTON}
      aria-disabled={pending}
      onClick={(event) => {
        if (pending || !navigator.onLine) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
