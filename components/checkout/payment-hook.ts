"use client";
/** Asks the embedding page before a wallet is charged. Null outside a frame. */
import { createContext, useContext, useMemo } from "react";

/** True to go on. `validate` comes before a sheet opens, `before` once it is approved. */
export type PaymentHook = (step: "validate" | "before", way: { service: string; pgCode: string }) => Promise<boolean>;

export const PaymentHookContext = createContext<PaymentHook | null>(null);

/**
 * The action of a form that charges a wallet, once the embedding page allows it; `refused` is its answer
 * otherwise.
 */
export function useHookedAction<S>(
  action: (state: S, form: FormData) => Promise<S>,
  { service, refused }: { service: string; refused: S },
): (state: S, form: FormData) => Promise<S> {
  const hook = useContext(PaymentHookContext);
  return useMemo(() => {
    if (hook === null) return action;
    return async (state, form) => ((await hook("before", { service, pgCode: "" })) ? action(state, form) : refused);
  }, [hook, action, service, refused]);
}
