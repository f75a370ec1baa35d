"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { FormAction } from "../form/form-state";

const Prove = createContext<FormAction | null>(null);

export function useProveByPasskey(): FormAction | null {
  return useContext(Prove);
}

export function PasskeyFrame({ prove, children }: { prove: FormAction; children: ReactNode }) {
  return <Prove value={prove}>{children}</Prove>;
}
