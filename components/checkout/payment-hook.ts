"use client";
/** Asks the embedding page for permission before a wallet is charged; null outside a frame. */
import { createContext, useContext, useMemo } from "react";
import { useScripted } from "../shell/use-scripted";

/**
 * Resolves to true if the payment may continue. `validate` is asked before a sheet opens, `before` after the
 * customer approved it.
 */
export type PaymentHook = (step: "validate" | "before", way: { service: string; pgCode: string }) => Promise<boolean>;

export const PaymentHookContext = createContext<PaymentHook | null>(null);

/**
 * A form action that charges a wallet only if the embedding page allows it; otherwise the form gets
 * `refused`.
 */
export function useHookedAction<S>(
  action: (state: S, form: FormData) => Promise<S>,
  { service, refused }: { service: string; refused: S },
): (state: S, form: FormData) => Promise<S> {
  const hook = useContext(PaymentHookContext);
  const scripted = useScripted();
  return useMemo(() => {
    // Until the form's script runs, the frame's first script calls the hook.
    if (hook === null || !scripted) return action;
    return async (state, form) => ((await hook("before", { service, pgCode: "" })) ? action(state, form) : refused);
  }, [hook, scripted, action, service, refused]);
}

/** Marks a form whose script has not run or is lost. */
export function useUnasked(): "" | undefined {
  return useScripted() ? undefined : "";
}
