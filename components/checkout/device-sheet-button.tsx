"use client";
/** Button of a device wallet such as Apple Pay; a text if the browser does not support the wallet. */
import { useRouter } from "next/navigation";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { Button } from "../ui/button";
import { quoteField, sheetChoice } from "./choices";
import {
  type AppleSessionClass,
  type BrowserSheetClass,
  googleSheet,
  type SheetCalls,
  type SheetOrder,
  showAppleSheet,
  showGoogleSheet,
} from "./device-sheets";
import { PaymentHookContext } from "./payment-hook";
import { SHEET_BUTTON } from "./sheet-button";
import type { SheetOutcome } from "./sheet-result";
import { walletOptions } from "./wallet-options";

export type AskedSheet = {
  readonly service: string;
  readonly credit: string | null;
  readonly amount: string;
  readonly validationUrl: string | null;
};

export type DeviceSheetActions = {
  readonly open: (asked: AskedSheet) => ReturnType<SheetCalls["open"]>;
  readonly pay: (sheet: { token: string; wallet: string; payload: string }) => Promise<SheetOutcome | null>;
  readonly leave: (token: string) => Promise<void>;
};

type Props = {
  readonly service: string;
  readonly pgCode: string;
  readonly order: Omit<SheetOrder, "amount" | "currency" | "wished">;
  readonly actions: DeviceSheetActions;
  readonly unsupported: string;
  readonly children: ReactNode;
};

function appleSession(): AppleSessionClass | null {
  const found: unknown = Reflect.get(window, "ApplePaySession");
  return typeof found === "function" ? (found as unknown as AppleSessionClass) : null;
}

function browserSheet(): BrowserSheetClass | null {
  const found: unknown = Reflect.get(window, "PaymentRequest");
  return typeof found === "function" ? (found as unknown as BrowserSheetClass) : null;
}

async function isKnown(service: string, order: SheetOrder): Promise<boolean> {
  if (service === "apple_pay") return appleSession()?.canMakePayments() === true;
  const Request = service === "google_pay" ? browserSheet() : null;
  return Request !== null && googleSheet(Request, order).canMakePayment();
}

export function DeviceSheetButton({ service, pgCode, order, actions, unsupported, children }: Props) {
  const router = useRouter();
  const hook = useContext(PaymentHookContext);
  const [known, setKnown] = useState<boolean | null>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const priced = { ...order, amount: "1.00", currency: "USD", wished: {} };
    isKnown(service, priced).then(setKnown, () => setKnown(false));
  }, [service, order]);
  const show = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const credit = typeof data.get("wallet") === "string" ? String(data.get("wallet")) : null;
    const quote = String(data.get(quoteField(sheetChoice(service), credit !== null)) ?? "");
    const [amount = "", currency = ""] = quote.split(" ");
    const priced = { ...order, amount, currency, wished: walletOptions(service) };
    const passes = async (step: "validate" | "before") => hook === null || hook(step, { service, pgCode });
    const calls: SheetCalls = {
      open: async (validationUrl) =>
        (await passes("validate")) ? actions.open({ service, credit, amount: quote, validationUrl }) : null,
      pay: async (token, payload) =>
        (await passes("before")) ? actions.pay({ token, wallet: service, payload }) : null,
      leave: actions.leave,
    };
    const [Session, Request] = [appleSession(), browserSheet()];
    if (service === "apple_pay" && Session !== null) await showAppleSheet(Session, priced, calls);
    else if (Request !== null) await showGoogleSheet(googleSheet(Request, priced), calls);
    router.refresh();
  };
  if (known === false) return <p className="text-center text-[0.875rem] text-muted">{unsupported}</p>;
  return (
    <Button
      className={SHEET_BUTTON}
      aria-disabled={known === null || isShown}
      onClick={({ currentTarget: { form } }) => {
        if (known !== true || isShown || form === null) return;
        setShown(true);
        show(form).finally(() => setShown(false));
      }}
    >
      {children}
    </Button>
  );
}
