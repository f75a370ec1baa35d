"use client";
/** Who is asked before a wallet is charged: the page around a frame. Null where there is nobody. */
import { createContext, useContext, useMemo } from "react";

/** True if the payment goes on. `validate` is asked before a sheet opens, `before` once it was approved. */
export type PaymentHook = (step: "validate" | "before", way: { service: string; pgCode: string }) => Promise<boolean>;

export const PaymentHookContext = createContext<PaymentHook | null>(null);

/**
 * The action of a form that charges a wallet, once the page around let it; `refused` is its answer
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
