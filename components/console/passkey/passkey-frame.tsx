"use client";
/** Gives the page's forms the action that proves the user's identity by a passkey. */
import { createContext, type ReactNode, useContext } from "react";
import type { FormAction } from "../form/form-state";

const Prove = createContext<FormAction | null>(null);

export function useProveByPasskey(): FormAction | null {
  return useContext(Prove);
}

export function PasskeyFrame({ prove, children }: { prove: FormAction; children: ReactNode }) {
  return <Prove value={prove}>{children}</Prove>;
}
