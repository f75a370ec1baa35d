"use client";
import { type ReactNode, useMemo } from "react";
import { type PaymentHook, PaymentHookContext } from "../checkout/payment-hook";
import { askHook } from "./ask-hook";
import { formOfPayment } from "./forms";
import type { FramePlace } from "./say-to";

export function AskedBefore({ frame, children }: { frame: FramePlace; children: ReactNode }) {
  const { origin, channel } = frame;
  const hook = useMemo<PaymentHook>(() => {
    return async (step, { service, pgCode }) => {
      const data = step === "validate" ? { form_of_payment: formOfPayment(service), pg_code: pgCode } : {};
      const { goes } = await askHook({ origin, channel }, `${step}Payment`, data);
      return goes;
    };
  }, [origin, channel]);
  return <PaymentHookContext value={hook}>{children}</PaymentHookContext>;
}
