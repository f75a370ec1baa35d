"use client";
/** A form's action whose response may be lost; the form then keeps its values. */
import { unstable_rethrow } from "next/navigation";
import { useCallback } from "react";
import { useScripted } from "./use-scripted";

type Action<S> = (state: S, form: FormData) => Promise<S>;

/** The action itself until JavaScript runs; then an action that returns `lost` if the connection broke. */
export function useReachableAction<S>(action: Action<S>, lost: (state: S, form: FormData) => S): Action<S> {
  const scripted = useScripted();
  const guarded = useCallback(
    async (state: S, form: FormData): Promise<S> => {
      try {
        return await action(state, form);
      } catch (error) {
        // Next throws redirects and "not found" as errors.
        unstable_rethrow(error);
        return lost(state, form);
      }
    },
    [action, lost],
  );
  return scripted ? guarded : action;
}
