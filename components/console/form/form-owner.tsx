"use client";
import { createContext, type ReactNode, useContext } from "react";
import { HiddenField } from "../../ui/hidden-fields";
import { FORM_OWNER } from "./form-owner-name";

const Owner = createContext<string | null>(null);

export function FormsOf({ user, children }: { readonly user: string; readonly children: ReactNode }) {
  return <Owner value={user}>{children}</Owner>;
}

export function useFormOwner(): string | null {
  return useContext(Owner);
}

export function OwnerField() {
  const user = useFormOwner();
  return user === null ? null : <HiddenField name={FORM_OWNER} value={user} />;
}
