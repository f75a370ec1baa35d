"use client";
/** The button of a device wallet; absent if the browser does not have the wallet. */
import { useRouter } from "next/navigation";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { quoteField } from "./choices";
import { useWalletLooks } from "./chosen-looks";
import {
  type AppleSessionClass,
  type GoogleClient,
  googleCards,
  type SheetCalls,
  type SheetOrder,
  showAppleSheet,
  showGoogleSheet,
} from "./device-sheets";
import { PaymentHookContext } from "./payment-hook";
import { sheetChoice } from "./sheet-choice";
import type { SheetOutcome } from "./sheet-result";
import { Validation } from "./validation";
import { noteWallet } from "./wallet-availability";
import { WALLET_PARTS, WalletButton } from "./wallet-button";
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
  readonly wallet: string;
  readonly pgCode: string;
  readonly order: Omit<SheetOrder, "amount" | "currency" | "wished">;
  readonly actions: DeviceSheetActions;
  /** Text in place of the button if the browser does not have the wallet; null shows nothing. */
  readonly unsupported: string | null;
  readonly children: ReactNode;
};

type WalletClient = AppleSessionClass | GoogleClient;

function appleSession(): AppleSessionClass | null {
  const found: unknown = Reflect.get(window, "ApplePaySession");
  return typeof found === "function" ? (found as unknown as AppleSessionClass) : null;
}

async function findWallet(service: string, order: Props["order"]): Promise<WalletClient | null> {
  if (service === "apple_pay") {
    const Session = appleSession();
    return Session?.canMakePayments() === true ? Session : null;
  }
  if (service !== "google_pay") return null;
  const Client = await (await import("./google-pay")).googleClients();
  const client = new Client({ environment: order.environment });
  const { result } = await client.isReadyToPay(googleCards({ wished: {} }));
  return result ? client : null;
}

export function DeviceSheetButton(props: Props) {
  const { service, wallet, order, unsupported, children } = props;
  const [found, setFound] = useState<WalletClient | null | "unknown">("unknown");
  const show = useSheet(props);
  useEffect(() => {
    let isGone = false;
    const note = (wallet: WalletClient | null) => {
      if (isGone) return;
      noteWallet(service, wallet !== null);
      setFound(() => wallet);
    };
    findWallet(service, order).then(note, () => note(null));
    return () => {
      isGone = true;
    };
  }, [service, order]);
  const isThere = found !== null && found !== "unknown";
  return (
    <>
      <div data-wallet={service} hidden={!isThere}>
        {isThere && "createButton" in found ? (
          <GoogleButton client={found} press={(form) => show(found, form)} />
        ) : (
          <WalletButton
            service={service}
            wallet={wallet}
            onClick={({ currentTarget: { form } }) => {
              if (isThere && form !== null) show(found, form);
            }}
          />
        )}
        {children}
      </div>
      {found === null && unsupported !== null && (
        <p data-part="applePay-tooltip" className="text-center text-[0.875rem] text-muted">
          {unsupported}
        </p>
      )}
    </>
  );
}

/** @returns a function that opens the sheet; while it is open, another press has no effect */
function useSheet({ service, pgCode, order, actions }: Props): (found: WalletClient, form: HTMLFormElement) => void {
  const router = useRouter();
  const hook = useContext(PaymentHookContext);
  const isShown = useRef(false);
  const validation = useRef(new Validation());
  const show = async (found: WalletClient, form: HTMLFormElement) => {
    const data = new FormData(form);
    const credit = typeof data.get("wallet") === "string" ? String(data.get("wallet")) : null;
    const quote = String(data.get(quoteField(sheetChoice(service), credit !== null)) ?? "");
    const [amount = "", currency = ""] = quote.split(" ");
    const priced = { ...order, amount, currency, wished: walletOptions(service) };
    const passes = async (step: "validate" | "before") => hook === null || hook(step, { service, pgCode });
    const { mayOpen, valid } = await validation.current.of(() => passes("validate"));
    if (!mayOpen) return;
    const calls: SheetCalls = {
      open: async (validationUrl) =>
        (await valid) ? actions.open({ service, credit, amount: quote, validationUrl }) : null,
      pay: async (token, payload) =>
        (await passes("before")) ? actions.pay({ token, wallet: service, payload }) : null,
      leave: actions.leave,
    };
    if ("createButton" in found) await showGoogleSheet(found, priced, calls);
    else await showAppleSheet(found, priced, calls);
    validation.current.used();
    router.refresh();
  };
  return (found, form) => {
    if (isShown.current) return;
    isShown.current = true;
    show(found, form)
      .catch(() => validation.current.hold())
      .finally(() => {
        isShown.current = false;
      });
  };
}

type GoogleProps = { readonly client: GoogleClient; readonly press: (form: HTMLFormElement) => void };

const RADIUS_PX = 12;

function GoogleButton({ client, press }: GoogleProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(press);
  latest.current = press;
  const { googlePay: looks } = useWalletLooks();
  useEffect(() => {
    const { current: container } = place;
    if (container === null) return;
    const isDark = getComputedStyle(container).colorScheme === "dark";
    const button = client.createButton({
      buttonColor: isDark ? "white" : "black",
      buttonType: "plain",
      buttonSizeMode: "fill",
      buttonLocale: document.documentElement.lang,
      buttonRadius: RADIUS_PX,
      ...looks,
      allowedPaymentMethods: Reflect.get(googleCards({ wished: {} }), "allowedPaymentMethods"),
      onClick: () => {
        const form = container.closest("form");
        if (form !== null) latest.current(form);
      },
    });
    container.replaceChildren(button);
  }, [client, looks]);
  return <div ref={place} data-part={WALLET_PARTS.google_pay} className="h-[3.125rem]" />;
}
